// Shown at 240x96: a binding goes down two levels; all that show the value follow.
// Do: tap "+"
// Do: tap "+"
// Do: tap "Half"
import SwiftUI

struct Buttons: View {
  @Binding var count: Int
  var body: some View {
    HStack {
      Button("+") { count += 1 }
      Halver(count: $count)
    }
  }
}

struct Halver: View {
  @Binding var count: Int
  var body: some View { Button("Half") { count /= 2 } }
}

struct ContentView: View {
  @State private var count = 4
  var body: some View {
    VStack {
      Text("\(count)")
      Buttons(count: $count)
    }
  }
}
