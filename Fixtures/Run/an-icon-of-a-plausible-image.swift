// Shown at 320x160: an image that a view needs, an image without a name, and a focused value that nothing provides.
import SwiftUI

extension FocusedValues {
  @Entry var title: Binding<String>?
}

struct Badge: View {
  let picture: UIImage
  @FocusedValue(\.title) private var title
  @FocusedBinding(\.title) private var words

  var body: some View {
    VStack {
      Image(uiImage: picture).resizable().frame(width: 32, height: 32)
      Image("").border(.red)
      Text(words ?? title?.wrappedValue ?? "no title")
    }
  }
}

struct ContentView: View {
  let badge: Badge
  var body: some View { badge }
}
