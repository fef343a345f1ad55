import SwiftUI

struct Notes: View {
  @State private var notes = ["one", "two", "three"]
  var body: some View {
    List {
      ForEach(notes.indices, id: \.self) { index in Text(notes[index]) }
        .onDelete { notes.remove(atOffsets: $0) }
    }
  }
}

struct Tag: Identifiable {
  var id: UUID { UUID() }
  let name: String
}

struct Tags: View {
  @State private var tags = [Tag(name: "a"), Tag(name: "b")]
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
    ForEach(tags) { tag in Text(tag.name) }
  }
}

struct Profile: View {
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
    TextField("Name", text: .constant("")).id(UUID())
  }
}
