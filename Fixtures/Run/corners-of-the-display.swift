// Shown at 240x80: the radius of the display's corners is read by its name, and the plain style of a text editor is the
// standard one.
import SwiftUI

struct ContentView: View {
  @State private var text = "Edited"

  var body: some View {
    VStack {
      Text("\(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat ?? 0)")
      TextEditor(text: $text).textEditorStyle(.plain)
    }
  }
}
