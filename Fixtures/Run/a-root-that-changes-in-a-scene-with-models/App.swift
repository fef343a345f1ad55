import SwiftData
import SwiftUI

@Model final class Note {
  var text: String
  init(text: String) { self.text = text }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .modelContainer(for: Note.self)
  }
}

struct ContentView: View {
  @Environment(\.modelContext) private var context
  @Query private var notes: [Note]

  var body: some View {
    if notes.isEmpty {
      Button("Write") { context.insert(Note(text: "first")) }
    } else {
      Text(notes[0].text)
    }
  }
}
