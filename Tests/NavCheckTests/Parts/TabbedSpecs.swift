/// Small apps with tabs, which differ in what tabs have to do with each other.
enum TabbedSpecs {
  static let texts: [(name: String, text: String)] = [
    ("plain tabs", news(platform: "uikit", timing: "interleaved")),
    ("plain tabs, atomic", news(platform: "uikit", timing: "atomic")),
    ("swiftui tabs", news(platform: "swiftui", timing: "interleaved")),
    ("flows in tabs", flows(timing: "interleaved")),
    ("flows in tabs, atomic", flows(timing: "atomic")),
    ("tabs that ask for each other", entangled),
    ("views made again in tabs", remade),
    ("flows over tabs", flowsOver(tabs: true)),
    ("flows over flows", flowsOver(tabs: false)),
    ("flows in tabs, few coordinators", few),
    ("sheets of tabs", sheets),
  ]

  /// Those, and one whose layers keep its tabs from being parts.
  static let all = texts + [("split view over tabs", split)]

  private static func news(platform: String, timing: String) -> String {
    """
    system News
      platform \(platform)
      timing \(timing)
      with doubleTap
    type Kind = { fresh, used }
    coordinator App {
      start main
      tabs main {
        tab news: News
        tab saved: Saved
        tab me: Me
      }
    }
    coordinator News {
      var isOpen: Bool = false
      start front
      screen front { on tap read { push article } }
      screen article {
        on tap more { isOpen = not isOpen }
        on tap share { present share as sheet }
      }
      screen share { on tap done { dismiss } }
      on didShow { isOpen = false }
    }
    coordinator Saved {
      start list
      screen list { on tap open(kind: Kind) { push item(kind) } }
      screen item(kind: Kind)
    }
    coordinator Me {
      start profile
      screen profile { on tap out { push out } }
      screen out { on tap back { pop } }
    }
    """
  }

  /// Sheets of the coordinators of tabs; one coordinator is released below its sheet, whose screen then has no owner.
  private static let sheets = """
    system Sheets
      platform uikit
      bound stack 3
      without backMenu, reselect
    coordinator App {
      start main
      tabs main {
        tab shop: Shop {
          on finished left { drop child }
        }
        tab cart: Cart
      }
    }
    coordinator Shop {
      start list
      screen list {
        on tap buy { push item }
        on tap ask { present help as sheet }
      }
      screen item { on tap ask { present help as sheet } }
      screen help {
        on tap leave { finish left }
        on tap close { dismiss }
      }
    }
    coordinator Cart {
      start goods
      screen goods {
        on tap pay { present card as sheet }
        on tap save { present list as sheet }
      }
      screen list { on tap close { dismiss } }
      screen card {
        on tap scan { present scanner as cover }
        on tap close { dismiss }
      }
      screen scanner { on tap close { dismiss } }
    }
    """

  /// A split view in a cover over tabs: columns are no parts of their own.
  private static let split = """
    system Split
      platform uikit
    coordinator App {
      start main
      tabs main {
        tab home: Home
        tab other: Other
      }
    }
    coordinator Home {
      start front
      screen front { on tap read { present reader as cover } }
      branch reader: Reader { on removed { drop child } }
    }
    coordinator Other { start list; screen list }
    coordinator Reader {
      start both
      split both {
        primary list: List
        secondary page: Page
      }
    }
    coordinator List {
      start all
      screen all {
        on tap open { show Reader.page }
        on tap close { dismiss }
      }
    }
    coordinator Page {
      start page
      screen page { on tap more { push more } }
      screen more
    }
    """

  /// Only one of two tabs has room for its flow.
  private static let few = """
    system Few
      platform uikit
      timing atomic
      bound stack 2, coordinators 4
      without backMenu, reselect, swipe
    coordinator App {
      start main
      tabs main {
        tab shop: Shop
        tab cart: Cart
      }
    }
    coordinator Shop {
      start list
      screen list { on tap buy { push flow } }
      branch flow: Flow { on removed { drop child } }
    }
    coordinator Cart {
      start goods
      screen goods { on tap pay { push flow } }
      branch flow: Flow { on removed { drop child } }
    }
    coordinator Flow {
      start first
      screen first { on tap done { finish } }
    }
    """

  /// Flows in sheets and covers over each other, some of which stay when their layer has gone.
  private static func flowsOver(tabs: Bool) -> String {
    let start =
      tabs
      ? "start main\n  tabs main {\n    tab shop: Shop\n    tab cart: Cart\n  }"
      : "start shop\n  branch shop: Shop"
    return """
      system Over
        platform uikit
        bound stack 3
        without backMenu, reselect
      event expired at most 1
      coordinator App {
        var isMember: Bool = false
        \(start)
        branch login: Login {
          on finished done { isMember = true }
          on removed { drop child }
        }
        on expired { if presented is none { present login as cover } }
      }
      coordinator Login {
        start name
        screen name { on tap next { push code } }
        screen code {
          on tap ok {
            finish done
            dismiss
          }
        }
      }
      coordinator Shop {
        start list
        screen list {
          on tap buy { push item }
          on tap ask { present help as sheet }
        }
        screen item { on tap ask { present help as sheet } }
        branch help: Help { on removed { drop child } }
      }
      coordinator Help {
        var isRead: Bool = false
        start topics
        screen topics {
          on tap more { push topic }
          on tap write { present mail as sheet }
        }
        screen topic {
          on tap read { isRead = not isRead }
          on tap close { dismiss }
        }
        branch mail: Mail { on finished { note sent } }
      }
      coordinator Mail {
        start form
        screen form { on tap pick { present photo as cover } }
        screen photo {
          on tap send {
            dismiss
            finish
          }
        }
      }
      coordinator Cart {
        start goods
        screen goods { on tap open { push detail } }
        screen detail { on tap ask { present note as alert } }
        screen note
      }
      """
  }

  /// A child that ends too early is registered anew, by a new screen in the place of the old one.
  private static let remade = """
    system Remade
      platform swiftui
      dialect coordinator-1 { rerenderRecreatesChild = true }
      timing atomic
      bound stack 4
    coordinator App {
      start main
      tabs main {
        tab shop: Shop
        tab cart: Cart
      }
    }
    coordinator Shop {
      var isOver: Bool = false
      start list
      screen list { on tap buy { push flow } }
      branch flow: Flow { on finished { isOver = not isOver } }
    }
    coordinator Flow {
      start first
      screen first { on tap next { push second } }
      screen second
    }
    coordinator Cart {
      start goods
      screen goods { on tap open { push item } }
      screen item
    }
    """

  private static func flows(timing: String) -> String {
    """
    system Flows
      platform swiftui
      dialect coordinator
      timing \(timing)
      bound stack 3
    coordinator App {
      var visits: 0...1 = 0
      start main
      tabs main {
        tab shop: Shop
        tab cart: Cart
      }
    }
    coordinator Shop {
      start list
      screen list {
        on tap buy { push checkout }
        on tap ask { present help as sheet }
      }
      branch checkout: Checkout { on finished done { note bought } }
      branch help: Help
    }
    coordinator Checkout {
      start address
      screen address { on tap next { push pay } }
      screen pay {
        on defaultExit { note left }
        on tap pay { finish done }
      }
    }
    coordinator Help {
      start topics
      screen topics { on tap close { finish } }
    }
    coordinator Cart {
      start items
      screen items { on tap buy { push checkout } }
      branch checkout: Checkout
    }
    """
  }

  private static let entangled = """
    system Entangled
      platform uikit
      timing interleaved
    event pushed at most 1
    event asked at most 0
    link article to First.item
    coordinator App {
      var count: 0...2 = 0
      start main
      tabs main {
        tab first: First
        tab second: Second
        tab third: Third
      }
      on pushed { select third }
      on asked { select first }
      on link article { select first }
    }
    coordinator First {
      var isSeen: Bool = false
      effect load: done
      start list
      screen list {
        on tap open when Second.detail.instances.count == 0 { push item }
        on tap load { run load }
      }
      screen item
      on load done { isSeen = true }
    }
    coordinator Second {
      start list
      screen list { on tap open { push detail } }
      screen detail { on tap switch { post asked } }
    }
    coordinator Third {
      start list
      screen list { on tap soon { later { push detail } } }
      screen detail
    }
    """
}
