import Observation
import SwiftUI

@Observable final class Live { var number = 0 }

struct Numbers: View {
  let live: Live
  var body: some View { Text("\(live.number)") }
}

struct ContentView: View {
  @State private var live = Live()
  var body: some View {
    VStack {
      Numbers(live: live)
      Button("Same") { live.number = live.number }
    }
  }
}
