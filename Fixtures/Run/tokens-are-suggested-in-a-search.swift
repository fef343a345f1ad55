// Shown at 240x160: a suggestion with a token adds it to the search in place of the text; cancelling removes the tokens.
// Do: type "Search" "s"
// Do: tap "Summer"
// Do: tap "Cancel"
// Do: tap "Search"
// Do: tap "Winter"
import SwiftUI

struct Season: Identifiable {
  let id: String
}

struct Found: View {
  let seasons: [Season]

  var body: some View {
    List { Text(seasons.map(\.id).joined()) }
  }
}

struct ContentView: View {
  @State private var text = ""
  @State private var tokens: [Season] = []
  @State private var suggested = [Season(id: "Winter")]

  var body: some View {
    NavigationStack {
      Found(seasons: tokens)
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
        .searchSuggestions { Text("Summer").searchCompletion(Season(id: "Summer")) }
    }
  }
}
