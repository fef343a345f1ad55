// Shown at 240x96: `editActions` delete and move elements of the collection itself.
// Do: move "C" "A"
// Do: delete "B"
import SwiftUI

struct Letter: Identifiable {
  let id: String
}

struct ContentView: View {
  @State private var letters = [Letter(id: "A"), Letter(id: "B"), Letter(id: "C")]

  var body: some View {
    List($letters, editActions: .all) { $letter in Text(letter.id) }
  }
}
