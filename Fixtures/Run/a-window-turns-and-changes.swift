// Shown at 320x160: a device that is turned and a window of another size lay the views out anew, and the state stays; a
// view that asks for the dark appearance has its window drawn so.
// Do: tap "Count"
// Do: rotate
// Do: resize 240x200
// Do: tap "Night"
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var isNight = false
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { controls }
      VStack { controls }
    }
    .preferredColorScheme(isNight ? .dark : nil)
  }

  @ViewBuilder private var controls: some View {
    Button("Count") { count += 1 }
    Text("\(count) taps, \(scheme == .dark ? "dark" : "light")").frame(width: 220)
    Toggle("Night", isOn: $isNight)
  }
}
