// A screen is a part of the link or of the modifier that declares it, wherever the stack is that shows it; the footer of a
// section with nothing in it is still its footer.
import SwiftUI

struct Row: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

struct Links: View {
  @State private var isShown = false
  @State private var isOther = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink("one") { Row(number: 1) }
          NavigationLink { Row(number: 2) } label: { Text("two") }
        }
        Section {} footer: { Row(number: 0) }
        NavigationLink("three", value: 3)
        Button("four") { isShown = true }
        Button("five") { isOther = true }
      }
      .navigationDestination(for: Int.self) { Row(number: $0) }
      .navigationDestination(isPresented: $isShown) { Row(number: 4) }
      .navigationDestination(isPresented: $isOther) { if isShown { Text("no") } else { Row(number: 5) } }
    }
  }
}

struct Editor: View {
  @State private var text: AttributedString = "text"
  @State private var search = ""
  var names: [String] = []
  var body: some View {
    Row(number: 6)
    TextEditor(text: $text)
    Button("write") { text = "other" }
    Button("search") { search = "a" }
    Text("\(names.filter { $0.hasPrefix(search) }.count)")
  }
}
