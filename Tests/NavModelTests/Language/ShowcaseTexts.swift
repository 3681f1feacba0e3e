/// Texts of specs in the printed style, for the parser, the printer and the builder.
enum ShowcaseTexts {
  /// The coordinator ends itself as soon as its screen begins to leave; in the printed style.
  static let cancelledSwipe = """
    /// The coordinator ends itself as soon as its screen *begins* to leave; the user lets go, the screen stays.
    system CancelledSwipe
      platform uikit

    coordinator App {
      start home
      screen home { on tap open { push detail } }
      branch detail: Detail {
        on finished { drop child }
      }
    }

    coordinator Detail {
      start detail
      screen detail {
        on willDisappear(removing) when removing { finish }
        on tap like { note liked }
      }
    }

    expect violated screen-has-owner in 3 inputs, cancelled-gesture in 4 inputs

    variant fixed {
      coordinator Detail {
        screen detail {
          on removed { finish }
          ignore willDisappear
        }
      }
      expect holds
    }

    """

  /// A completion pops what is on top, not its own dialog; in the printed style.
  static let popsWhatever = """
    /// The user has closed the progress dialog already; when the request ends, the page below goes.
    system PopsWhateverIsOnTop
      platform uikit

    coordinator Editor {
      effect save: done, failed
      start list

      screen list { on tap open { push form } }
      screen form {
        on tap save when save is not running {
          present progress as sheet
          run save
        }
      }
      screen progress

      on save done { if presented is none { pop } else { dismiss } }
      on save failed { note failed }

      /// Saving closes the dialog and leaves the form alone.
      change saving-keeps-form on save done: form.instances == before(form.instances)
    }

    expect violated saving-keeps-form in 4 inputs

    variant fixed {
      coordinator Editor {
        on save done { for x in progress.instances { dismiss x } }
      }
      expect holds
    }

    """

  /// Every construct of the language that is built, once; in the printed style.
  static let everything = #"""
    /// Everything.
    ///
    ///   indented
    system Everything
      platform uikit {
        tabReselectPopsToRoot = false
        depth = 3
      }
      dialect plain { exitsOnRemoval = topOnly }
      timing interleaved
      overtake free
      bound stack 4, coordinators 4
      with doubleTap, swipe
      without backMenu

    type Topic = { swift, music, showing(topic: Topic, count: 0...3) }
    type Many = [Topic]?
    type Number = -3...12
    event logout at most 2 when App.session == member
    event tick
    link topic(t: Topic) to App.article(t) blocked by App.session == guest or private is visible
    step placePicked(place: Topic)
    step done
    var total: 0...3 = 0

    coordinator App {
      var flag: Bool = false
      weak var host: Editor?
      structural unowned var owner: Editor
      var origin: App.article?
      var path: [route] believes stack
      var open: route? binds sheet
      lock busy
      effect load(id: Topic): done(x: Topic) many, failed
      blocking effect save: saved
      effect fireAndForget
      start home
      allow no-trap "a \"reason\" with \\ and \n and \t and \u{1b}"

      screen home
      screen article(t: Topic) tagged private, wide {
        without swipe, backMenu
        var seen: Bool = true
        on willAppear {}
      }

      branch editor(t: Topic): Editor(t, flag: true) {
        on finished saved(t) { note saved(t) }
      }

      tabs main {
        tab news: News
        tab more(t: Topic): Editor(t) { ignore didAppear }
      }
      pages book { page one: News }
      split columns {
        primary left: News
        secondary right: News { ignore didAppear }
        collapses to primary when flag
        collapses to secondary
        starts collapsed
      }

      on tap a, tap b(t: Topic) when flag and not (flag or busy) {
        push article(t)
        push new article(t) in App.main
        replaceTop home
        replaceRoot main then {
          pop
          pop 2 in self
        }
        popToRoot
        popTo article
        remove this
        setStack [home, article(swift)]
        select news in child then { note selected }
        present editor(t) as sheet
        present host as cover from this in parent
        dismiss
        dismiss host
        start new Editor(t)
        drop child
        finish
        finish saved(t)
        emit done
        emit placePicked(swift) to parent
        forward to parent
        post tick
        run load(swift)
        cancel load
        note label(1, true, none)
        fail "over"
        refuse
        let x = path.last
        flag = not flag
        child.flag = x == none
        path.append(article(t))
        path.truncate(to: home)
        path.clear()
        if flag { pop }
        if flag { pop } else { dismiss }
        if flag { pop } else if busy { dismiss } else { refuse }
        if flag {
          pop
          pop
        } else if busy {
          later { pop }
        } else {
          if flag { pop }
          refuse
        }
        choose { pop } or { dismiss } or { refuse }
        for c in children { drop c }
        later { pop }
      }
      on removed(x) {}

      always inside on tap a when flag: busy
      never n: (every x in children: x is alive) and some-name
    }

    coordinator Editor(t: Topic) {}

    coordinator News {}

    on logout { note loggedOut }
    ignore tick

    always arithmetic: a + b - (c - 1) == -1 + 1...3
    always chains: (a implies b) implies c implies d and (e or f) and g or not (h and i)
    always comparing: (a == b) == (c < d) and not a != b and c <= d and e >= f and g > h
    always asking: x is article(swift) and x is not App.article and event is tap save(t) and y is not none
    change did-it on link topic(t): did note(saved) and did refuse and did navigate(Main, list) implies before(x).y.z
    sometimes nested: every x in a: some y in b: x is y implies (new A).b == f(1)(2)
    eventually gone on tap a when b: did note(c) or d is onScreen
    possible lists: [] == [[1], [a, b]] and [x].count == before([x].count)

    final when App.goodbye is visible
    fair strong swipe
    fair tap a
    allow one-intent-one-push "two copies of an article are wanted"

    expect vacuous n
    expect incomplete lists
    expect violated inside in 1 input, arithmetic, 945 worlds

    /// What differs.
    variant other {
      platform { depth = 4 }
      dialect coordinator
      overtake 2
      coordinator App {
        branch editor: Editor { ignore didDismiss }
      }

      /// New.
      never also: quiescent
      expect holds, 1 world
    }

    """#

  static let all = [demo, cancelledSwipe, popsWhatever, everything]
}
