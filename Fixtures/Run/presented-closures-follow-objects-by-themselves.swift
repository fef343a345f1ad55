// Shown at 320x240: a destination and the content of a sheet follow an observable object that their closures read.
// Do: tap "Push"
// Do: tap "Change"
// Do: tap "Sheet"
// Do: tap "Change again"
// Events
import Observation
import SwiftUI

@Observable final class Live { var number = 0 }

struct ContentView: View {
  @State private var live = Live()
  @State private var isShown = false

  var body: some View {
    let _ = print("body")
    NavigationStack {
      NavigationLink("Push", value: 1)
        .navigationDestination(for: Int.self) { _ in
          let _ = print("destination \(live.number)")
          VStack {
            Text("pushed \(live.number)")
            Button("Change") { live.number += 1 }
            Button("Sheet") { isShown = true }
          }
        }
    }
    .sheet(isPresented: $isShown) {
      let _ = print("sheet \(live.number)")
      VStack {
        Text("sheet \(live.number)")
        Button("Change again") { live.number += 1 }
      }
    }
  }
}
