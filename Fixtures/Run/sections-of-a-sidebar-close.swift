// Shown at 320x320: in the style of a sidebar, the header of a section that can close is large and has a sign that tells
// whether it is open; an outline has the same sign.
// Do: tap "Folders"
// Do: tap "Tags"
import SwiftUI

struct Place: Identifiable {
  let id: String
  var inner: [Place]?
}

struct ContentView: View {
  @State private var hasFolders = true
  @State private var hasTags = false
  private let places = [Place(id: "Library", inner: [Place(id: "Books")])]
  var body: some View {
    List {
      Section("Folders", isExpanded: $hasFolders) { Text("Inbox") }
      Section("Tags", isExpanded: $hasTags) { Text("Red") }
      OutlineGroup(places, children: \.inner) { Text($0.id) }
    }
    .listStyle(.sidebar)
  }
}
