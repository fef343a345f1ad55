// Shown at 320x96: the environment decides how links are opened.
// Do: tap "Inside"
// Do: tap "Outside"
// Events
import SwiftUI

struct Opener: View {
  let title: String
  @Environment(\.openURL) private var openURL
  var body: some View { Button(title) { openURL(URL(string: "https://example.org/\(title)")!) } }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Opener(title: "Inside").environment(\.openURL, OpenURLAction { url in print("handled", url); return .handled })
      Opener(title: "Outside")
    }
  }
}
