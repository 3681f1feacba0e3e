@testable import NavCheckTesting
import Testing

@Suite struct `Names of real code` {
  @Test(arguments: [
    ("HomeViewController", "home"), ("PDFViewController", "pdf"), ("PDFReaderController", "pdfReader"),
    ("ViewController", "view"), ("Page<Book>", "page"), ("URL", "url"),
    ("MainTabBarController", "mainTabBar"),
  ])
  func `a screen is called by its type`(type: String, name: String) {
    #expect(SimulatedNames.name(ofType: type) == name)
  }

  @Test(arguments: [
    ("tap log in @ App.home", "tap logIn @ App.home"), ("tap open @ App.home", "tap open @ App.home"),
    ("tap ‹ @ App.home", "tap ‹ @ App.home"), ("tap sign @ work @ App.home", "tap signWork @ App.home"),
    ("tap is @ App.home", "tap is @ App.home"), ("back @ App.log in", "back @ App.log in"),
  ])
  func `a control is called as a spec can write it`(word: String, spoken: String) {
    #expect(SimulatedNames.spoken(word) == spoken)
  }
}
