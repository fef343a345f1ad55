// Shown at 320x320: the menu of a picker is at its value, with a checkmark before the chosen option.
// Do: tap "Size"
import SwiftUI

struct ContentView: View {
  @State private var size = "Medium"

  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      Text(size)
    }
  }
}
