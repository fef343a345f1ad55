// Shown at 320x320: a value for which no destination is declared shows a warning; a link outside of a stack is disabled.
// Do: tap "Nowhere"
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      NavigationStack { NavigationLink("Nowhere", value: "text").navigationTitle("Dead ends") }
      NavigationLink("Outside", value: 1)
    }
  }
}
