import NavCheckTesting

/// What the shop of this folder does, as a team would describe it.
let shopSpec: NavigationSpecSource = """
  system Shop
  platform uikit

  step signIn

  var draft: Bool = false
  var isLoading: Bool = false
  /// Whether a page is in memory, and how many screens the app takes for shown.
  var hasPage: Bool = false
  var depth: 1...5 = 1
  /// How many flows have ended, and how many pages the user has left, since a flow was opened.
  var ends: 0...3 = 0
  var exits: 0...2 = 0

  coordinator ShopApp {
    start home
    screen home {
      on tap product {
        forget()
        push product
        depth = depth + 1
      }
      on tap login { signIn() }
      on didShow { depth = stack.count }
    }
    on step signIn { signIn() }
    branch product: ProductFlow {
      on finished {
        ends = ends + 1
        drop child
      }
    }
    branch login: LoginFlow {
      on finished {
        ends = ends + 1
        drop child
      }
    }
    action forget {
      ends = 0
      exits = 0
    }
    // While a sheet that the user has dragged down slides out, what is below takes taps.
    action signIn {
      if presented is none {
        forget()
        present login as sheet
      }
    }
  }

  coordinator ProductFlow {
    effect payment: ok, failed
    var hasReceipt: Bool = false
    var isClosing: Bool = false
    start page
    on start { hasPage = true }
    on didShow { depth = stack.count }
    action showReceipt {
      let isMoving = page is entering or page is leaving or reviews is entering or reviews is leaving
        or receipt is entering or receipt is leaving
      if page is onScreen {
        if isMoving { hasReceipt = true } else {
          push receipt
          depth = depth + 1
        }
      }
    }
    action close {
      isClosing = true
      remove page
    }
    screen page {
      on tap reviews {
        if page is not leaving {
          push reviews
          depth = depth + 1
        }
      }
      on tap buy when not isLoading {
        isLoading = true
        run payment
      }
      on tap write { draft = true }
      // A flow that closes is let go at once, though its page still takes taps.
      on tap login { if not isClosing { emit signIn to parent } }
      on tap close { close() }
      on removed {
        if not isClosing { exits = exits + 1 }
        draft = false
        isLoading = false
        if ProductFlow.instances.count < 2 { hasPage = false }
        cancel payment
        finish
      }
      on didAppear when hasReceipt {
        hasReceipt = false
        showReceipt()
      }
    }
    // The answer may come while a finger drags the page: then the receipt waits until the page is back.
    on payment ok {
      isLoading = false
      showReceipt()
    }
    on payment failed { isLoading = false }
    screen receipt
    screen reviews { on tap done { close() } }
  }

  coordinator LoginFlow {
    start form
    screen form {
      on tap next { push code }
      on tap cancel { dismiss self then { finish } }
      on didDismiss { finish }
    }
    screen code { on tap send { dismiss self then { finish } } }
  }
  """
