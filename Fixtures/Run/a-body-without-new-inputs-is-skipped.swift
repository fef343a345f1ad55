// Shown at 240x80: of three rows only the one runs again whose input is another.
// Do: tap "Next"
// Events
import SwiftUI

struct Row: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

struct Still: View {
  var body: some View { Text("still") }
}

struct ContentView: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Row(number: number)
      Row(number: number / 2)
      Still()
      Button("Next") { number += 1 }
    }
  }
}
