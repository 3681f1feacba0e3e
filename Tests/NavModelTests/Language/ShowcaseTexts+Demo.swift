extension ShowcaseTexts {
  /// The demo app of the specification language's tour, in the printed style.
  static let demo = """
    /// Home with a profile flow on the same stack, settings, and an auth flow in a sheet.
    system Demo
      platform swiftui
      dialect coordinator
      bound stack 5, layers 2

    type User = { ann, bob }
    link profile(user: User) to Profile.overview

    coordinator App {
      var session: { guest, member } = guest
      start home

      screen home {
        on tap profile(user: User) { push profile(user) }
        on tap settings { push settings }
        on tap signIn when session == guest { present auth as sheet }
      }
      screen settings {
        on defaultExit { note settingsLeft }
        on tap reset { popToRoot }
      }

      branch profile(user: User): Profile(user) {
        on finished saved { note profileSaved }
      }
      branch auth: Auth {
        on finished done { session = member }
      }

      on link profile(user) {
        if presented is none {
          setStack [home, profile(user)]
        } else {
          dismiss then { setStack [home, profile(user)] }
        }
      }
    }

    coordinator Profile(user: User) {
      start overview
      screen overview { on tap edit { push edit } }
      screen edit {
        on tap save { finish saved }
        on tap cancel { pop }
      }
    }

    coordinator Auth {
      start login
      screen login {
        on tap register { push register }
        on tap done { finish done }
      }
      screen register { on tap done { finish done } }
    }

    /// An auth flow lives as long as its screens.
    always auth-lives-on-screen when quiescent: Auth is alive == Auth is onScreen

    /// Only the auth flow makes a user a member.
    change member-through-auth when App.session == member and before(App.session) == guest: did finish(Auth)

    possible home-again: App.home is visible

    expect holds

    /// The library as released: leaving a sheet by code is taken for a swipe.
    variant released {
      dialect coordinator-1
      expect violated exit-once in 4 inputs, re-entry
    }

    """
}
