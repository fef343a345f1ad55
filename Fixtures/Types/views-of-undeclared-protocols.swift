// A type that conforms to a protocol which is declared nowhere here may be a view, also under a condition.
import SwiftUI

struct Player: PlatformViewElsewhere { let url: Int }

struct Screen: View {
  @State private var isOn = false
  var body: some View {
    Text("a")
    if isOn { Player(url: 1) }
  }
  @ViewBuilder var either: some View {
    Text("a")
    if isOn { Player(url: 1) } else { Image("b") }
  }
  @ViewBuilder var alone: some View { if isOn { Player(url: 1) } }
  var stacked: some View {
    VStack {
      Player(url: 1)
      if isOn { if isOn { Player(url: 2) } }
    }
  }
}
