// Shown at 240x160: writing the same value again tells nothing where the type is `Equatable`, and tells of a change where it
// is not. What a body does not read any more it does not follow.
// Do: tap "Same number"
// Do: tap "Same pair"
// Do: tap "Hide"
// Do: tap "Number"
// Events
import Observation
import SwiftUI

struct Pair { var name = "a" }

@Observable final class Live {
  var number = 0
  var pair = Pair()
}

struct Numbers: View {
  let live: Live
  let isHidden: Bool
  var body: some View { Text(isHidden ? "-" : "\(live.number)") }
}

struct Pairs: View {
  let live: Live
  var body: some View { Text(live.pair.name) }
}

struct ContentView: View {
  @State private var live = Live()
  @State private var isHidden = false

  var body: some View {
    VStack(spacing: 0) {
      Numbers(live: live, isHidden: isHidden)
      Pairs(live: live)
      Button("Same number") { live.number = live.number }
      Button("Same pair") { live.pair = live.pair }
      Button("Hide") { isHidden = true }
      Button("Number") { live.number += 1 }
    }
  }
}
