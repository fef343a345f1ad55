// Shown at 160x64: a closure makes the length of a view of that of the container.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 4 : length - 32
    }
  }
}
