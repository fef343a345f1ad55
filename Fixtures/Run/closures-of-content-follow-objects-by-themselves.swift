// Shown at 320x320: closures that are called outside of the body follow an observable object by themselves; a state of the
// view that they read counts for the view.
// Do: tap "Change"
// Do: tap "State"
// Events
import Observation
import SwiftUI

@Observable final class Live { var number = 0 }

struct ContentView: View {
  @State private var live = Live()
  @State private var number = 0

  var body: some View {
    let _ = print("body")
    VStack(spacing: 0) {
      Button("Change") { live.number += 1 }
      Button("State") { number += 1 }
      ForEach(0..<1) { _ in
        let _ = print("row")
        Text("row \(live.number)")
      }
      LazyVStack {
        let _ = print("lazy stack")
        ForEach(0..<1) { _ in
          let _ = print("lazy row")
          Text("lazy \(live.number)")
        }
      }
      GeometryReader { _ in
        let _ = print("reader")
        Text("reader \(live.number)")
      }
      .frame(height: 16)
      TimelineView(.explicit([])) { _ in
        let _ = print("timeline")
        Text("timeline \(live.number)")
      }
      List(0..<1) { _ in
        let _ = print("list row")
        Text("list \(live.number)")
      }
      GeometryReader { _ in
        Text("state \(number)")
      }
      .frame(height: 16)
    }
  }
}
