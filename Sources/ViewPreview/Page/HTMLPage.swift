import ViewLayout
import ViewSource

/// A self-contained page with images of a preview and the facts about its views.
///
/// It loads no other resources, and no text of the program becomes markup: the SVG renderer makes the images, and
/// everything else is JSON that the script displays as text.
struct HTMLPage {
  /// The title of the page.
  let title: String
  /// The device shown around the image; `nil` for none.
  let device: Device?
  private var states: [PageState] = []
  /// Whether some widths or times were left out.
  var isCut = false

  /// The time of the first image of an animation in seconds, if the image at time 0 shows the views at rest.
  static let beginning = 0.001

  /// The size in bytes beyond which no image is added.
  private static let maximumByteCount = 12_000_000

  init(title: String, device: Device?) {
    self.title = title
    self.device = device
  }

  /// Whether another image can be added.
  var hasRoom: Bool {
    states.reduce(0) { $0 + $1.svg.utf8.count + $1.views.utf8.count } < HTMLPage.maximumByteCount
  }

  /// Adds the current state of a preview.
  mutating func add(_ preview: Preview, width: Double, time: Double = 0, isExplained: Bool) {
    states.append(
      PageState(preview, number: states.count, width: width, time: time, isExplained: isExplained))
  }

  /// The last added image.
  var last: PageState? { states.last }

  /// Removes the last added image.
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

  /// Escapes text of the program for markup and attributes.
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

  /// Escapes JSON so that no tag can begin or end in it; the escaped characters occur only in strings.
  static func inScript(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}
