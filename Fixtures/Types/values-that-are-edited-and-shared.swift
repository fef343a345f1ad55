// Initialisers of fields, steppers and share links that came late or went early, as Apple documents them.
import SwiftUI

struct Fields: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var name = PersonNameComponents()
  var body: some View {
    TextField("Text", text: $text, selection: $selection)
    TextField(text: $text, selection: $selection) { Text("Text").bold() }
    TextEditor(text: $text, selection: $selection)
    TextField("Name", value: $name, format: .name(style: .medium))
  }
}

struct Links: View {
  let pages: [URL]
  var body: some View {
    ShareLink(items: pages)
    ShareLink(items: ["a", "b"])
    ShareLink(items: pages) { Image(systemName: "square.and.arrow.up") }
  }
}

struct Steps: View {
  @State private var count = 0
  var body: some View {
    Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) {
      Text("\(count)").bold()
    }
    Stepper(value: $count, in: 0...9, onEditingChanged: { _ in }) {
      Image(systemName: "plus")
    }
  }
}
