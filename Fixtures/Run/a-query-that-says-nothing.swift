// Shown at 240x96: a query without arguments finds all models of the type of its property.
// Do: tap "Add"
// Do: tap "Add"
import SwiftData
import SwiftUI

@Model final class Note {
  var text: String
  init(text: String) { self.text = text }
}

struct NoteList: View {
  @Environment(\.modelContext) private var context
  @Query private var notes: [Note]

  var body: some View {
    VStack(spacing: 0) {
      Text(String(describing: type(of: _notes)))
      ForEach(notes) { Text($0.text) }
      Button("Add") { context.insert(Note(text: "note \(notes.count + 1)")) }
    }
  }
}

struct ContentView: View {
  var body: some View { NoteList().modelContainer(for: Note.self, inMemory: true) }
}
