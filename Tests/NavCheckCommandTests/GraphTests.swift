import Testing

@testable import NavCheckCommand

@Suite("Graphs")
struct GraphTests {
  private static let text = """
    system S
    coordinator App {
      start home
      screen home { on tap go { push flow } }
      branch flow: Flow { on removed { drop child } }
    }
    coordinator Flow {
      start one
      screen one
    }

    """

  @Test("The coordinators are drawn with their screens and branches")
  func coordinators() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("s.nav", Self.text)
    #expect(
      running(["graph", path]).output == """
        digraph "S" {
          rankdir=LR
          node [shape=box, style=rounded, fontname="Helvetica"]
          n0 [label="App\\n· home", penwidth=2]
          n1 [label="Flow\\n· one"]
          n0 -> n1 [label="flow", fontsize=10]
        }

        """)
    #expect(
      running(["graph", path, "--format", "mermaid"]).output == """
        flowchart LR
          n0[["App<br/>· home"]]
          n1["Flow<br/>· one"]
          n0 -->|"flow"| n1

        """)
  }

  @Test("A coordinator that a handler creates has an edge, too")
  func made() throws {
    let folder = try TemporaryFolder()
    let text = """
      system S
      coordinator App {
        start home
        screen home {
          on tap go {
            let made = new Flow
            start made
            push made
          }
        }
      }
      coordinator Flow { start one; screen one }
      coordinator Other { start one; screen one }
      """
    let drawn = running(["graph", try folder.write("s.nav", text), "--format", "mermaid"]).output
    #expect(drawn.contains("  n0 -->|\"new\"| n1\n"))
    #expect(drawn.split(separator: "\n").count { $0.contains("-->") } == 1)
  }

  @Test("Every world is a node, unless there are too many")
  func states() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("s.nav", Self.text)
    let drawn = running(["graph", path, "--states"])
    #expect(drawn.code == 0)
    let nodes = drawn.output.split(separator: "\n").filter { $0.contains(" [label=") && !$0.contains("->") }
    let worlds = running(["check", path]).output
    #expect(worlds.contains("  \(nodes.count) worlds (all)"))
    #expect(running(["graph", path, "--states", "--max-states", "2"]).code == 4)
  }

  @Test(
    "What cannot be drawn is told",
    arguments: [[], ["--nope"], ["a.nav", "b.nav"], ["--format", "png"], ["none.nav"]])
  func wrong(arguments: [String]) {
    #expect(running(["graph"] + arguments).code == 2)
  }
}
