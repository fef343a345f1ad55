// Shown at 240x112: what stands for content that is not there, in the middle of its place, with an action.
// Do: tap "Make one"
import SwiftUI

struct ContentView: View {
  @State private var notes: [String] = []
  @State private var tries = 0

  var body: some View {
    VStack {
      ContentUnavailableView {
        Text("No notes")
      } description: {
        Text("Notes are kept here")
      } actions: {
        Button("Make one") { tries += 1 }
      }
      Text("\(tries) tries")
    }
  }
}
