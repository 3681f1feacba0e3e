import NavModel
import Testing

@Suite struct `The Swift builder` {
  @Test func `builds a tree of screens as its text says it`() {
    let built = NavSpec("Tree") {
      dialect("screen-tree")
      define("Person", "{ ann, ben }")
      coordinator("App") {
        start("messages")
        screen("messages") {
          leads(to: "chat")
          provides("person", "ann")
          onTap("first") { segue(to: "chat") }
          onTap("last") { segue(to: "chat(ben)", from: "messages") }
        }
        screen("chat(person: Person)") {}
      }
    }
    let text = """
      system Tree
        dialect screen-tree

      type Person = { ann, ben }

      coordinator App {
        start messages
        screen messages {
          leads to chat
          provides person = ann
          on tap first { segue to chat }
          on tap last { segue to chat(ben) from messages }
        }
        screen chat(person: Person)
      }

      """
    #expect(built.printed() == text)
    #expect(NavSpec.parse(text).spec == built)
  }

  @Test func `builds the demo app as its text says it`() {
    let built = NavSpec(
      "Demo",
      documentation: "Home with a profile flow on the same stack, settings, and an auth flow in a sheet."
    ) {
      platform("swiftui")
      dialect("coordinator")
      bound(["stack": 5, "layers": 2])

      define("User", "{ ann, bob }")
      link("profile(user: User)", to: "Profile.overview")

      coordinator("App") {
        variable("session", "{ guest, member }", initially: "guest")
        start("home")

        screen("home") {
          onTap("profile(user: User)") { push("profile(user)") }
          onTap("settings") { push("settings") }
          onTap("signIn", when: "session == guest") { present("auth", as: "sheet") }
        }
        screen("settings") {
          on("defaultExit") { note("settingsLeft") }
          onTap("reset") { popToRoot() }
        }

        branch("profile(user: User)", "Profile(user)") {
          on("finished saved") { note("profileSaved") }
        }
        branch("auth", "Auth") {
          on("finished done") { set("session", to: "member") }
        }

        on("link profile(user)") {
          ifTrue("presented is none") {
            setStack(["home", "profile(user)"])
          } otherwise: {
            dismiss().then { setStack(["home", "profile(user)"]) }
          }
        }
      }

      coordinator("Profile(user: User)") {
        start("overview")
        screen("overview") { onTap("edit") { push("edit") } }
        screen("edit") {
          onTap("save") { finish("saved") }
          onTap("cancel") { pop() }
        }
      }

      coordinator("Auth") {
        start("login")
        screen("login") {
          onTap("register") { push("register") }
          onTap("done") { finish("done") }
        }
        screen("register") { onTap("done") { finish("done") } }
      }

      always(
        "auth-lives-on-screen", when: "quiescent",
        documentation: "An auth flow lives as long as its screens.", "Auth is alive == Auth is onScreen")
      change(
        "member-through-auth", when: "App.session" == "member" && .before("App.session") == "guest",
        documentation: "Only the auth flow makes a user a member.", .did("finish", "Auth"))
      possible("home-again", "App.home is visible")

      expectHolds()

      variant(
        "released", documentation: "The library as released: leaving a sheet by code is taken for a swipe."
      ) {
        dialect("coordinator-1")
        expectViolated("exit-once in 4 inputs", "re-entry")
      }
    }
    #expect(built.printed() == ShowcaseTexts.demo)
    #expect(NavSpec.parse(ShowcaseTexts.demo).spec == built)
  }

  @Test func `builds every construct as its text says it`() {
    let system = NavSpec("Everything", documentation: "Everything.\n\n  indented") {
      everyHeader()
      everyDeclaration()
    }
    #expect(system.printed() == ShowcaseTexts.everything)
    #expect(NavSpec.parse(ShowcaseTexts.everything).spec == system)
  }

  @NavSpec.Builder
  private func everyHeader() -> NavSpec.Builder.Lines {
    platform("uikit", ["tabReselectPopsToRoot": false, "depth": 3])
    dialect("plain", ["exitsOnRemoval": "topOnly"])
    timing("interleaved")
    overtake(nil)
    bound(["stack": 4, "coordinators": 4])
    with("doubleTap", "swipe")
    without("backMenu")
  }

  @NavSpec.Builder
  private func everyDeclaration() -> NavSpec.Builder.Lines {
    define("Topic", "{ swift, music, showing(topic: Topic, count: 0...3) }")
    define("Many", "[Topic]?")
    define("Number", .range(-3, 12, NavSpec.Origin()))
    event("logout", atMost: 2, when: "App.session" == "member")
    event("tick")
    link("topic(t: Topic)", to: "App.article(t)", blockedBy: "App.session == guest" || "private is visible")
    step("placePicked(place: Topic)")
    step("done")
    variable("total", "0...3", initially: 0)
    coordinator("App") { everyMember() }
    coordinator("Editor(t: Topic)")
    coordinator("News")
    on("logout") { note("loggedOut") }
    ignore("tick")
    everyProperty()
    final(when: NavSpec.Expression("App.goodbye").is("visible"))
    fair("swipe", strong: true)
    fair("tap a")
    allow("one-intent-one-push", because: "two copies of an article are wanted")
    expectVacuous("n")
    expectIncomplete("lists")
    expectViolated("inside in 1 input", "arithmetic", worlds: 945)
    variant("other", documentation: "What differs.") {
      platform(nil, ["depth": 4])
      dialect("coordinator")
      overtake(2)
      coordinator("App") {
        branch("editor", "Editor") { ignore("didDismiss") }
      }
      never("also", documentation: "New.", "quiescent")
      expectHolds(worlds: 1)
    }
  }

  @NavSpec.MemberBuilder
  private func everyMember() -> [NavSpec.Member] {
    variable("flag", "Bool", initially: false)
    variable("host", "Editor?", ownership: .weak)
    variable("owner", "Editor", ownership: .unowned, isStructural: true)
    variable("origin", "App.article?")
    variable("path", "[route]", binding: .believes("stack"))
    variable("open", "route?", binding: .binds("sheet"))
    lock("busy")
    effect("load(id: Topic)", "done(x: Topic) many", "failed")
    effect("save", "saved", isBlocking: true)
    effect("fireAndForget")
    start("home")
    allow("no-trap", because: "a \"reason\" with \\ and \n and \t and \u{1b}")
    screen("home")
    screen("article(t: Topic)", tagged: ["private", "wide"]) {
      without("swipe", "backMenu")
      variable("seen", "Bool", initially: true)
      on("willAppear") {}
    }
    branch("editor(t: Topic)", "Editor(t, flag: true)") {
      on("finished saved(t)") { note("saved(t)") }
    }
    tabs("main") {
      tab("news", "News")
      tab("more(t: Topic)", "Editor(t)") { ignore("didAppear") }
    }
    pages("book") { page("one", "News") }
    split(
      "columns", primary: branch("left", "News"), secondary: branch("right", "News") { ignore("didAppear") },
      collapses: [.init(to: .primary, when: "flag"), .init(to: .secondary)], startsCollapsed: true)
    on("tap a", "tap b(t: Topic)", when: "flag" && !("flag" || "busy")) {
      everyCommand()
      everyStatement()
      everyBlock()
    }
    on("removed(x)") {}
    always("inside", on: "tap a", when: "flag", "busy")
    never("n", .every("x", in: "children", "x is alive") && "some-name")
  }

  @NavSpec.StatementBuilder
  private func everyCommand() -> [NavSpec.Statement] {
    push("article(t)")
    push(.new("article(t)")).in("App.main")
    replaceTop("home")
    replaceRoot("main").then {
      pop()
      pop(2).in("self")
    }
    popToRoot()
    popTo("article")
    remove("this")
    setStack(["home", "article(swift)"])
    select("news").in("child").then { note("selected") }
    present("editor(t)", as: "sheet")
    present("host", as: "cover", from: "this").in("parent")
    dismiss()
    dismiss("host")
  }

  @NavSpec.StatementBuilder
  private func everyStatement() -> [NavSpec.Statement] {
    start(.new("Editor(t)"))
    drop("child")
    finish()
    finish("saved(t)")
    emit("done")
    emit("placePicked(swift)", to: "parent")
    forward(to: "parent")
    post("tick")
    run("load(swift)")
    cancel("load")
    note("label(1, true, none)")
    fail("over")
    refuse()
    bind("x", to: "path.last")
    set("flag", to: !"flag")
    set("child.flag", to: "x" == "none")
    call("path.append(article(t))")
    call("path.truncate(to: home)")
    call(NavSpec.Expression("path").member("clear").call())
  }

  @NavSpec.StatementBuilder
  private func everyBlock() -> [NavSpec.Statement] {
    ifTrue("flag") { pop() }
    ifTrue("flag") {
      pop()
    } otherwise: {
      dismiss()
    }
    ifTrue("flag") {
      pop()
    } otherwise: {
      ifTrue("busy") {
        dismiss()
      } otherwise: {
        refuse()
      }
    }
    ifTrue("flag") {
      for _ in 1...2 { pop() }
    } otherwise: {
      ifTrue("busy") {
        later { pop() }
      } otherwise: {
        ifTrue("flag") { pop() }
        refuse()
      }
    }
    choose {
      pop()
    } or: {
      dismiss()
    } or: {
      refuse()
    }
    each("c", in: "children") { drop("c") }
    later { pop() }
  }

  @NavSpec.Builder
  private func everyProperty() -> NavSpec.Builder.Lines {
    let names = "abcdefghi".map { NavSpec.Expression("\(String($0))") }
    let (a, b, c, d, e) = (names[0], names[1], names[2], names[3], names[4])
    let (f, g, h, i) = (names[5], names[6], names[7], names[8])
    let one = NavSpec.Expression(integerLiteral: 1)
    let sum = (a + b) - (c - one)
    always("arithmetic", sum == (NavSpec.Expression(.number(-1)) + one).through(3))
    let alternatives = e || f
    let rest = (d && alternatives && g) || !(h && i)
    always("chains", a.implies(b).implies(c.implies(rest)))
    let equals: NavSpec.Expression = (a == b) == (c < d)
    let differs: NavSpec.Expression = a != b
    always("comparing", equals && !differs && (c <= d) && (e >= f) && (g > h))
    always(
      "asking",
      NavSpec.Expression("x").is("article(swift)") && NavSpec.Expression("x").isNot("App.article")
        && NavSpec.Expression("event").is("tap save(t)") && !NavSpec.Expression("y").is("none"))
    change(
      "did-it", on: "link topic(t)",
      (.did("note", "saved") && .did("refuse") && .did("navigate", "Main", "list")).implies(
        NavSpec.Expression.before("x").member("y").member("z")))
    sometimes(
      "nested",
      .every(
        "x", in: "a",
        .some(
          "y", in: "b",
          NavSpec.Expression("x").is("y").implies(
            "(new A).b == f(1)(2)"))))
    let lists: NavSpec.Expression = [[1], ["a", "b"]]
    let empty: NavSpec.Expression = []
    let isEmpty: NavSpec.Expression = empty == lists
    eventually("gone", on: "tap a", when: "b", .did("note", "c") || NavSpec.Expression("d").is("onScreen"))
    possible("lists", isEmpty && "[x].count == before([x].count)")
  }

  @Test func `a literal that is no piece of a spec becomes a name that nothing has`() {
    #expect(NavSpec.Expression("a ==").description == "a ==")
    #expect(NavSpec.Route("a(").path.map(\.text) == ["a("])
    #expect(NavSpec.Pattern("tap tap tap").words.map(\.text) == ["tap tap tap"])
    #expect(NavSpec.Domain("").description == "")
    #expect(NavSpec.Message("a b").name.text == "a b")
    #expect(NavSpec.Outcome("many many many").message.name.text == "many many many")
    #expect(NavSpec.Expectation.Claim("a in b inputs").property.text == "a in b inputs")
    #expect(NavSpec.Expression("x").is("a b").description == "x is a b")
  }

  @Test func `conditions and loops of Swift choose what is built`() {
    func spec(_ count: Int, hasDetail: Bool) -> String {
      NavSpec("S") {
        if hasDetail { timing("atomic") }
        for index in 0..<count { step("s\(index)") }
        coordinator("A") {
          for index in 0..<count { screen("page\(index)") }
          if hasDetail { start("detail") } else { start("page0") }
        }
      }.printed()
    }
    #expect(
      spec(1, hasDetail: false)
        == "system S\n\nstep s0\n\ncoordinator A {\n  screen page0\n  start page0\n}\n")
    #expect(
      spec(0, hasDetail: true) == "system S\n  timing atomic\n\ncoordinator A { start detail }\n")
  }
}
