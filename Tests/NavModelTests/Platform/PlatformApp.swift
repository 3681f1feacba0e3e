/// The small apps that statements about platforms are played in.
enum PlatformApp: String, Sendable {
  case screens, tabs, links

  /// The spec of the app, in which every notice is heard.
  func text(_ platform: String) -> String {
    "system Rows\n  platform \(platform)\n  bound stack 8\n" + (self == .links ? "  with linkAtLaunch\n" : "")
      + notices
      + body
  }

  private var notices: String {
    [
      "willAppear", "didAppear", "willDisappear", "didDisappear", "removed", "willShow", "didShow",
      "willDismiss",
      "didDismiss", "dismissRefused", "swipeBegan", "swipeCancelled", "swipeFinished", "pathWritten",
      "tabSelected", "tabReselected", "background",
    ].map { "on \($0) {}\n" }.joined()
  }

  private var body: String {
    switch self {
    case .screens:
      """
      event arrives
      event shows
      event warns
      event leaves
      event covers
      event jumps
      event resets
      event worries
      event corrects
      event closes
      event popped
      event closesForm
      coordinator App {
        var sheet: route? binds sheet
        var notice: route? binds alert
        start home
        on arrives { push other }
        on shows { present hint as sheet from home }
        on warns { present warning as alert from home }
        on covers { present film as cover from home }
        on leaves { pop }
        on jumps { push other with noAnimation }
        on resets { setStack [home, other] }
        on worries { present worry as alert from home }
        on corrects { notice = worry }
        on closes { dismiss then { note closed } }
        on popped { present hint as sheet from page.instances.first }
        on closesForm { dismiss form then { note closed } }
        screen home {
          on tap open { push page }
          on tap bound { sheet = form }
          on tap told { notice = warning }
          on tap untold when notice == none { note untold }
          on tap unbound when sheet == none { note unbound }
          on tap jump { push page with noAnimation }
          on tap both {
            push page
            push more
          }
          on tap form { present form as sheet }
          on tap formAtOnce { present form as sheet with noAnimation }
          on tap film { present film as cover }
          on tap warning { present warning as alert }
          on tap bubble { present other as popover }
          on tap guarded { push guarded }
          on tap locked { push locked }
          on tap drawn { push drawn }
          on tap edged { push edged }
          on tap modal { present modal as sheet }
          on tap pushThenNote { push page then { note shown } }
          on tap presentThenNote { present form as sheet then { note shown } }
          on tap nothing { dismiss then { note closed } }
          on tap nothingNamed { dismiss form then { note closed } }
        }
        screen page {
          on tap more { push more }
          on tap leave { pop }
          on tap form { present form as sheet }
          on tap warning { present warning as alert }
          on tap same { setStack [other, page] }
          on tap replace { setStack [home, other] }
        }
        screen more {
          on tap home { popToRoot }
          on tap cut { setStack [home, page] }
        }
        screen edged { without edgeSwipe }
        screen guarded { on shouldPop { refuse } }
        screen locked { without back }
        screen drawn {
          without touchesWhileMoving
          on tap more { push more }
          on tap form { present form as sheet }
        }
        screen modal { without interactiveDismissal }
        screen form {
          on tap close { dismiss }
          on tap closeAtOnce { dismiss with noAnimation }
          on tap deeper { present hint as sheet }
          on tap covered { present film as cover }
          on tap closeThenNote { dismiss then { note closed } }
          on tap closeAndPush {
            dismiss
            push page in self
          }
          on tap closeAndWarn {
            dismiss
            present warning as alert from home
          }
          on tap swap {
            dismiss
            present hint as sheet from home
          }
        }
        screen hint {
          on tap form { dismiss form }
          on shouldDismiss { refuse }
        }
        screen film {
          on tap close { dismiss }
          on tap form { dismiss form }
        }
        screen other
        screen warning {
          on tap ok { note confirmed }
          on tap again { present hint as sheet from home }
          on tap anew { present worry as alert from home }
        }
        screen worry
      }
      """
    case .links:
      """
      link deep to App.page
      link modal to App.form
      coordinator App {
        start home
        on link deep { push page }
        on link modal { present form as sheet }
        screen home
        screen page
        screen form
      }
      """
    case .tabs:
      """
      event arrives
      event goes
      event films
      event asks
      event tips
      coordinator App {
        start bar
        on arrives { select beta }
        on goes { select alpha }
        on films { present film as cover }
        on asks { push question }
        screen film
        screen question
        tabs bar {
          tab alpha: Tab
          tab beta: Tab
        }
      }
      coordinator Tab {
        start list
        screen list { on tap open { push item } }
        screen item
        screen tip
        on tips { present tip as sheet }
      }
      """
    }
  }
}
