#if !canImport(UIKit)
import NavCheckTesting
import Testing

extension TicketApp: SimulatedApp {
  func children(of coordinator: AnyObject) -> [AnyObject] {
    coordinator === self ? [root] : (coordinator as? TreeRouter)?.children ?? []
  }
}

/// The apps of the article on shapes of navigation code, each with a bug that its shape suffers from.
enum Recipe: String, CaseIterable, Sendable {
  case hotel, notes, museum, order, tickets

  /// What breaks, each after how many inputs; what follows from it is left out.
  var findings: [String] {
    switch self {
    case .hotel: ["no-leak 3"]
    case .notes: ["screen-has-owner 2", "screen-has-owner 3"]
    case .museum: ["child-has-screen 2"]
    case .order: ["exit-equivalence 2", "screen-has-owner 3"]
    case .tickets: ["no-leak 2"]
    }
  }

  private var platform: NavPlatform {
    NavPlatform(pack: self == .museum || self == .order ? .swiftui : .uikit)
  }

  @MainActor func explore(isFixed: Bool, inputs: Int) async -> SimulatedReport {
    await SimulatedNavigation.explore(on: platform, within: .inputs(inputs), named: rawValue) { navigation in
      switch self {
      case .hotel: return HotelApp(isFixed: isFixed)
      case .notes: return NotesApp(isFixed: isFixed)
      case .museum:
        let router = MuseumRouter(isFixed: isFixed)
        navigation.launch(router.body)
        return router
      case .order:
        let pay: @MainActor @Sendable () async throws -> Bool = {
          try await navigation.work("payment", outcomes: ["paid", "failed"]) == "paid"
        }
        let store = OrderStore(OrderReducer(pay: pay, isFixed: isFixed))
        navigation.launch(store.body)
        return store
      case .tickets: return TicketApp(isFixed: isFixed)
      }
    }
  }
}

@MainActor @Suite(.startsFirst) struct `Apps in well-known shapes` {
  private let article = Article(name: "Recipes")

  @Test(arguments: Recipe.allCases)
  func `show the bug of their shape without a spec, as the article prints it`(_ recipe: Recipe) async throws {
    let report = await recipe.explore(isFixed: false, inputs: 3)
    #expect(report.findings.map { "\($0.property) \($0.inputs)" } == recipe.findings, "\(report)")
    let printed = try article.blocks("text")
    #expect(printed.count == Recipe.allCases.count + 2)
    for finding in report.findings.prefix(recipe == .order ? 2 : 1) {
      #expect(printed.contains("\(finding)"), "\(finding)")
    }
  }

  @Test(arguments: Recipe.allCases)
  func `are quiet when it is mended`(_ recipe: Recipe) async {
    let report = await recipe.explore(isFixed: true, inputs: 6)
    expectQuiet(report)
    #expect(report.cut == nil && report.idleControls.isEmpty && report.warnings.isEmpty, "\(report)")
  }

  @Test func `leak nodes that have no screen as well`() async {
    let report = await Recipe.tickets.explore(isFixed: false, inputs: 2)
    let leaked = report["child-has-screen"].map { $0.message.prefix { $0 != " " } }
    #expect(leaked.sorted() == ["CheckoutRouter", "PaymentRouter"], "\(report)")
  }

  @Test func `are the code of the article, which launches one in a line`() async throws {
    #expect(try article.blocks("swift").count > 20)
    let files = [
      "ButtonScreen", "LibraryApp", "HotelApp", "NotesApp", "MuseumApp", "OrderApp", "TicketApp",
      "RecipeTests",
    ]
    #expect(try article.linesMissing(in: files.map { "Recipes/\($0).swift" }) == [])
    let report = await SimulatedNavigation.explore(within: .inputs(3)) { _ in HotelApp(isFixed: false) }
    #expect(report.findings.count == 1, "\(report)")
  }
}
#endif
