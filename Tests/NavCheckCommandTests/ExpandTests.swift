import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

/// The messages of `navcheck expand`, and the driver that sends them.
@Suite struct `Exploring worlds for a cluster` {
  private static let text = """
    system Lamp
      platform uikit
    coordinator App {
      start off
      screen off { on tap light { push on } }
      screen on { on tap more { push on } }
    }
    sometimes lit: App.on is onScreen
    never two: App.on.instances.count > 1
    variant dark { without swipe }
    """

  private static func session(_ text: String = text, variant: String? = nil, partitions: Int = 2) throws
    -> ExpandSession
  {
    let source = NavSource(path: "lamp.nav", bytes: Array(text.utf8)) { _ in .failure(.init("is not there")) }
    let program = try #require(source.resolve(variant: variant).program)
    let expander = WorldExpander(NavigationCheck(program), partitions: partitions)
    return ExpandSession(hello: ExpandHello(expander, source, []), expander: expander) {
      "\($0.worlds) worlds\n"
    }
  }

  private static func body(_ kind: ExpandFrame.Kind, _ parts: [UInt8]...) -> [UInt8] {
    Array(ExpandFrame(kind: kind, parts: parts).bytes.dropFirst(4))
  }

  private static func greeted() throws -> ExpandSession {
    var session = try session()
    let hello = session.launch[0]
    #expect(try session.answer(Array(hello.bytes.dropFirst(4)), at: 4) == hello)
    return session
  }

  @Test func `bytes of a message`() throws {
    let message = ExpandFrame(kind: .expand, parts: [[1, 2], [], [3]])
    #expect(message.bytes == [0, 0, 0, 16, 0x45, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 3])
    #expect(try ExpandFrame(body: Array(message.bytes.dropFirst(4)), at: 4) == message)
  }

  @Test(
    arguments: [
      ([], "byte 4: a message must begin with the letter of its kind"),
      ([0x5A], "byte 4: 90 is no kind of message; the kinds are H, E, L, C, T, W, G, B, N, R"),
      ([0x45, 0, 0], "byte 5: a length of four bytes is cut off"),
      ([0x45, 0, 0, 0, 1, 7, 0, 0, 0, 3, 9], "byte 10: a part of 3 bytes ends after 1"),
    ] as [([UInt8], String)])
  func `malformed messages are told with the position`(_ body: [UInt8], _ told: String) throws {
    var session = try Self.greeted()
    do {
      _ = try session.answer(body, at: 4)
      Issue.record("it was answered")
    } catch {
      guard case .malformed(let fault) = error else { throw error }
      #expect("\(fault)" == told)
    }
  }

  /// The parts of a message, and what is told of them.
  private static let wrongParts: [(kind: ExpandFrame.Kind, parts: [String], told: String)] = [
    (.expand, ["{}", ""], "byte 9: part 0 is not JSON of the expected form"),
    (.expand, [#"{"level":[0,0],"known":{}}"#], "byte 35: part 1 is missing"),
    (.expand, [#"{"level":[3,0],"known":{}}"#, ""], "byte 9: part 0 is not JSON of the expected form"),
    (
      .expand, [#"{"level":[0,0],"known":{}}"#, "\0\0\0\u{2}\0\0"],
      "byte 45: world 0: the data ends inside a value"
    ),
    (.lead, ["", "", "\0\0\0\u{9}"], "byte 17: a part of 9 bytes ends after 0"),
    (.count, ["\0\0\0\u{1}\u{7}"], "byte 13: world 0: 7 elements do not fit in the remaining 0 bytes"),
    (.total, ["{}", "{}"], "byte 15: part 1 is not JSON of the expected form"),
    (.region, ["[[0,0]]"], "byte 9: there are 1 levels, but fewer parts with worlds"),
    (.region, ["[]", "\0\0\0\u{2}ab"], "byte 15: the source of a way must have 8 bytes"),
    (
      .back, ["[]", "", ""],
      "byte 15: a region must have three parts: bits, offsets of 4 bytes and sources of 8 bytes"
    ),
    (.nearest, ["[]", "\0\0\0\0\0\0\0\0\0\0\0\0", ""], "byte 15: the parts of a region do not fit together"),
    (.report, [#"{"levels":[[0,0]]}"#], "byte 27: part 1 is missing"),
  ]

  @Test(arguments: wrongParts.indices) func `parts that are wrong are told with the position`(_ index: Int)
    throws
  {
    let (kind, parts, told) = Self.wrongParts[index]
    var session = try Self.greeted()
    let message = ExpandFrame(kind: kind, parts: parts.map { Array($0.utf8) })
    do {
      _ = try session.answer(Array(message.bytes.dropFirst(4)), at: 4)
      Issue.record("it was answered")
    } catch {
      guard case .malformed(let fault) = error else { throw error }
      #expect("\(fault)" == told)
    }
  }

  @Test func `equal messages have equal answers, whatever came between`() throws {
    var session = try Self.greeted()
    let level = Array(#"{"level":[0,0],"known":{}}"#.utf8)
    let worlds = session.launch[1].parts.dropFirst().flatMap(\.self)
    let order = Self.body(.expand, level, worlds)
    let first = try session.answer(order, at: 4)
    let next = first.parts.dropFirst().flatMap(\.self)
    _ = try session.answer(Self.body(.expand, level, next), at: 4)
    #expect(try session.answer(order, at: 4) == first)
    // Each world lies in its partition, in the order of bytes.
    for (index, part) in first.parts.dropFirst().enumerated() {
      let worlds = try ExpandFrame.parts(of: part[...], at: 0)
      #expect(worlds == WorldList.sorted(worlds))
      #expect(worlds.allSatisfy { WorldList.partition(of: $0, among: 2) == index / 2 })
    }
  }

  @Test func `no message is answered before a hello`() throws {
    var session = try Self.session()
    #expect(
      throws: ExpandSession.Fault.malformed(.init(position: 4, reason: "the greeting H must come first"))
    ) {
      try session.answer(Self.body(.count, []), at: 4)
    }
  }

  @Test func `who is another one is told in what`() throws {
    let here = try Self.session()
    let others = [
      (try Self.session(Self.text + "\n"), "text of the spec"),
      (try Self.session(variant: "dark"), "text of the spec"),
      (try Self.session(partitions: 3), "number of partitions"),
    ]
    for (other, what) in others {
      var session = here
      #expect {
        try session.answer(Array(other.launch[0].bytes.dropFirst(4)), at: 4)
      } throws: {
        guard case .differs(let told)? = $0 as? ExpandSession.Fault else { return false }
        return told.hasPrefix("the \(what) differs: ")
      }
    }
    var hello = here.hello
    (hello.tool, hello.coding) = ("0", 0)
    #expect(hello.difference(from: here.hello)?.contains("version of navcheck") == true)
    hello.tool = here.hello.tool
    #expect(hello.difference(from: here.hello) == "the coding of worlds differs: 0 here, 4 on the other side")
    #expect(here.hello.difference(from: here.hello) == nil)
  }

  @Test(arguments: [
    ([], "expand takes a spec"), (["a.nav"], "expand needs --partitions N"),
    (["a.nav", "--partitions", "0"], "--partitions needs a number"),
    (["a.nav", "b.nav"], "expand takes one spec"),
    (["--driver", "hadoop"], "--driver is spark, not 'hadoop'"),
    (["--fast"], "expand has no option '--fast'"),
    (["none.nav", "--partitions", "1"], "'none.nav' is not there"),
    (["a.nav", "--set", "x"], "--set needs NAME=VALUE"),
  ])
  func `wrong command lines`(_ arguments: [String], _ told: String) {
    let answer = running(["expand"] + arguments)
    #expect(answer.code == 2 && answer.errors.contains(told), "\(answer.errors)")
  }

  @Test func `a spec that limits the inputs of runs is refused`() throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      "lamp.nav", Self.text.replacing("platform uikit", with: "platform uikit\n  bound inputs 3"))
    let answer = running(["expand", spec, "--partitions", "2"])
    #expect(answer.code == 2)
    #expect(
      answer.errors.contains("expand explores runs of any length: remove 'bound inputs 3' from '\(spec)'"))
  }

  /// Answers messages in a file, and writes the answers to another one.
  private func served(_ messages: [UInt8], _ arguments: [String] = []) throws -> (
    answer: Answer, replies: [UInt8]
  ) {
    let folder = try TemporaryFolder()
    let spec = try folder.write("lamp.nav", Self.text)
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.write("in", messages)))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("out", "")))
    let command = ExpandCommand(
      input: OpenFile(descriptor: input.fileDescriptor), replies: OpenFile(descriptor: output.fileDescriptor))
    var (told, errors) = ("", "")
    let code = command.run([spec, "--partitions", "2"] + arguments, &told, &errors)
    let replies = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/out"))
    return (Answer(code: code.rawValue, output: told, errors: errors), Array(replies))
  }

  @Test func `a process answers until there are no more messages`() throws {
    let launch = try served([], ["--launch"])
    #expect(launch.answer.code == 0)
    #expect(try launch.replies == Self.session().launch.flatMap(\.bytes))
    let hello = try Self.session().launch[0].bytes
    let greeted = try served(hello)
    #expect(greeted.answer == Answer(code: 0, output: "", errors: "") && greeted.replies == hello)
    let cut = try served(hello + [0, 0, 0, 9, 0x45])
    #expect(cut.answer.code == 2 && cut.replies == hello)
    #expect(cut.answer.errors == "navcheck: byte \(hello.count): the message is cut off\n")
    let long = try served([0xFF, 0, 0, 0])
    #expect(long.answer.errors.hasPrefix("navcheck: byte 0: a message has at most "))
    let other = try served(try Self.session(partitions: 3).launch[0].bytes)
    #expect(other.answer.code == 3 && other.replies.isEmpty)
    #expect(
      other.answer.errors == "navcheck: the number of partitions differs: 2 here, 3 on the other side\n")
  }
}
