// Shown at 240x160: runs of attributed strings keep their own attributes; a range of one can be changed.
import SwiftUI

struct ContentView: View {
  private var changed: AttributedString {
    var text = AttributedString("tea and coffee")
    if let range = text.range(of: "coffee") {
      text[range].foregroundColor = .red
      text[range].font = .headline
    }
    return text
  }

  private var joined: AttributedString {
    var strong = AttributeContainer()
    strong.font = .headline
    return AttributedString("one", attributes: strong) + AttributedString(" two")
  }

  private var link: URL? {
    let text = try? AttributedString(markdown: "to **the** [page](https://example.com/page)")
    return text?.runs.compactMap { $0.link }.first
  }

  var body: some View {
    VStack {
      Text(changed)
      Text(changed.runs.map { String(changed[$0.range].characters) }.joined(separator: "|"))
      Text(joined)
      Text("\(joined.runs.map { $0.font == nil ? "plain" : "strong" }.joined(separator: " "))")
      Text(link?.absoluteString ?? "no link")
      Text("\(String(changed.characters.reversed()))")
    }
  }
}
