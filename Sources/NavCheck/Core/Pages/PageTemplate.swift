/// An HTML page in one file, which requests nothing from a network; a policy makes the browser refuse all requests.
struct PageTemplate {
  /// The title of the window.
  var title: String
  /// Cascading style sheets, in order.
  var styles: [String]
  /// Scripts, in order; they share one scope.
  var scripts: [String]
  /// The data as JSON.
  var data: String

  /// The text of the page.
  ///
  /// The policy names style and script by their hashes, so nothing in the data can run as a script.
  /// - Complexity: Time in proportion to the length of the page.
  var text: String {
    let style = styles.joined(separator: "\n")
    let script = "'use strict';\n" + scripts.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'sha256-\(SecureHash.base64(of: style))'; \
      script-src 'sha256-\(SecureHash.base64(of: script))'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      <noscript><p>This page needs JavaScript to draw its data. The end of the page contains the data as JSON.</p></noscript>
      <div id="page"></div>
      <script type="application/json" id="data">\(Self.inert(data))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// JSON in which no character can end the block that it belongs in, nor hide in an editor.
  ///
  /// A reader of the JSON gets every character back. Outside of strings JSON has none of these but line feeds.
  static func inert(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar.value {
      case 0x0A: result.unicodeScalars.append(scalar)
      case 0x00...0x1F, 0x26, 0x3C, 0x3E, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E,
        0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
