// Shown at 320x128: of two same modifiers the inner one counts, on a text and on a container; a transform gets what is
// outside and passes its result inwards.
import SwiftUI

struct Reader: View {
  @Environment(\.lineLimit) private var limit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font
  let name: String
  var body: some View { Text("\(name): \(limit ?? 0) \(isEnabled) \(font == .title) \(font == nil)") }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("colour").foregroundStyle(.red).foregroundStyle(.blue)
      Group { Reader(name: "limit").lineLimit(2) }.lineLimit(3)
      Reader(name: "transform").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }.lineLimit(4)
      Reader(name: "disabled").disabled(false).disabled(true)
      Reader(name: "font").font(.title).font(.body)
      Reader(name: "none").font(nil).font(.title)
    }
  }
}
