// Shown at 240x96: a text editor takes the room there is and shows lines from the top.
// Do: type "notes" "first line\nsecond"
import SwiftUI

struct ContentView: View {
  @State private var notes = "empty"

  var body: some View {
    VStack {
      TextEditor(text: $notes).accessibilityIdentifier("notes")
      Text("\(notes.count) characters")
    }
  }
}
