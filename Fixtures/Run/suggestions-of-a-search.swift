// Shown at 320x300: while a person searches, what is suggested lies over the content; one that is tapped is searched for.
// Do: tap "Find a name"
// Do: tap "Ada"
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Text("searched for “\(text)”")
        .searchable(text: $text, placement: .navigationBarDrawer, prompt: "Find a name")
        .searchSuggestions {
          if text.isEmpty {
            Text("Ada").searchCompletion("Ada Lovelace")
            Text("Grace").searchCompletion("Grace Hopper")
          }
        }
    }
  }
}
