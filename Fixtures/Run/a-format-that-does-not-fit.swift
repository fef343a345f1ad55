// Shown at 240x80: a format that asks for more than it is given is a fault of the program, which is not read from memory.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(String(format: "%@ of %@", "two", "three"))
      Text(String(format: "%d and %@", 1))
      Text(String(format: "%1$@ %2$05.1f %%", "a", 2.25))
    }
  }
}
