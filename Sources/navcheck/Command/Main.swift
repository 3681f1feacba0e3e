import NavCheck

@main
enum Main {
  static func main() {
    print("navcheck \(NavCheckVersion.current)")
  }
}
