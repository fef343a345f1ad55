import ViewLayout
import ViewSource

/// A page that works from a file: pictures of a preview, and everything that is known of the views in them.
///
/// Nothing is loaded from elsewhere, and nothing of the program becomes markup: pictures are made by the writer of SVG,
/// everything else is JSON that the script shows as text.
struct HTMLPage {
  /// What the page is called.
  let title: String
  /// The device that is shown around the picture; `nil` for none.
  let device: Device?
  private var states: [PageState] = []
  /// Whether some widths or times were left out.
  var isCut = false

  /// The time of the first picture of what moves, where that of time 0 shows views at rest; in seconds.
  static let beginning = 0.001

  /// Beyond so many bytes nothing is added.
  private static let maximumByteCount = 12_000_000

  init(title: String, device: Device?) {
    self.title = title
    self.device = device
  }

  /// Whether there is room for more.
  var hasRoom: Bool {
    states.reduce(0) { $0 + $1.svg.utf8.count + $1.views.utf8.count } < HTMLPage.maximumByteCount
  }

  /// Adds what a preview shows at present.
  mutating func add(_ preview: Preview, width: Double, time: Double = 0, isExplained: Bool) {
    states.append(
      PageState(preview, number: states.count, width: width, time: time, isExplained: isExplained))
  }

  /// The picture that was added last.
  var last: PageState? { states.last }

  /// Takes the picture back that was added last.
  mutating func removeLast() { states.removeLast() }

  // MARK: Text

  var text: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <title>\(HTMLPage.escaped(title))</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      \(PageMarkup.text(title: HTMLPage.escaped(title), device: HTMLPage.escaped(device?.name ?? "")))

      """
    for (index, state) in states.enumerated() {
      text += "<template id=\"picture\(index)\">\n\(state.svg)</template>\n"
    }
    text += "<script type=\"application/json\" id=\"data\">\n\(HTMLPage.inScript(json))\n</script>\n"
    text += "<script>\n\(PageScript.text)\n</script>\n</body>\n</html>\n"
    return text
  }

  private var json: String {
    var text = "{\"title\":\(HTMLPage.quoted(title)),\"device\":\(HTMLPage.quoted(device?.idiom.rawValue ?? "")),"
    text += "\"isCut\":\(isCut),\"states\":["
    for (index, state) in states.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      var writer = JSONWriter()
      writer.value(state.size.width)
      let width = writer.text
      writer = JSONWriter()
      writer.value(state.size.height)
      let height = writer.text
      writer = JSONWriter()
      writer.value(state.time)
      text += "{\"appearance\":\"\(state.appearance)\",\"width\":\(width),\"height\":\(height),"
      text += "\"time\":\(writer.text),\"views\":\(state.views)}"
    }
    return text + "]}"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }

  // MARK: Escapes

  /// Text of the program between tags and in attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where PrintableText.isActive(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON that no tag can end or begin in: the character stands in strings alone.
  static func inScript(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}
