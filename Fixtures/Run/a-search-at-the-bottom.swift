// Shown at 320x400: on glass the field of a search is at the bottom of the screen, with its tokens before the text and its
// scopes while a person searches.
// Do: tap "Find a name"
import SwiftUI

struct Topic: Identifiable {
  let id: String
}

struct ContentView: View {
  @State private var text = ""
  @State private var topics = [Topic(id: "compilers")]
  @State private var scope = "all"
  var body: some View {
    NavigationStack {
      List {
        Text("Ada")
        Text("Grace")
      }
      .navigationTitle("Names")
      .searchable(text: $text, tokens: $topics, prompt: "Find a name") { Text($0.id) }
      .searchScopes($scope) {
        Text("All").tag("all")
        Text("Known").tag("known")
      }
    }
  }
}
