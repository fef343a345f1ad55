import SwiftUI

/// What the gardener has to say about a plant, kept for as long as the row is on screen.
struct NoteField: View {
  let plant: Plant
  @State private var note = ""

  var body: some View {
    Text(note.isEmpty ? "no note" : note)
      .padding(.horizontal, 8)
      .onTapGesture { note = "watered" }
  }
}
