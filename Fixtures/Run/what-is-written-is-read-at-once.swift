// Shown at 240x96: what a closure writes to a binding or to an object it reads at once; a body that depends on several of
// them runs once.
// Do: tap "Write"
// Events
import Observation
import SwiftUI

@Observable final class Live { var number = 0 }

final class Older: ObservableObject { @Published var number = 0 }

struct Writer: View {
  @Binding var number: Int
  let live: Live
  @ObservedObject var older: Older
  var body: some View {
    Text("\(number) \(live.number) \(older.number)")
    Button("Write") {
      number += 1
      live.number = number + 1
      older.number = live.number + 1
      number = older.number + 1
      print(number, live.number, older.number)
    }
  }
}

struct ContentView: View {
  @State private var number = 0
  @State private var live = Live()
  @StateObject private var older = Older()
  var body: some View { VStack { Writer(number: $number, live: live, older: older) } }
}
