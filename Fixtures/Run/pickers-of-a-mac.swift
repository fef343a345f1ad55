// Shown at 320x280: a picker on a Mac is a button that opens a menu, as wide as there is room for, with its label before it; a
// group of buttons and segments have theirs too.
// Platform: macos
// Do: select "Size" "Large"
import SwiftUI

struct ContentView: View {
  @State private var size = 1
  @State private var count = 2

  var body: some View {
    VStack {
      Picker("Size", selection: $size) { options }
      Picker("Fixed", selection: $size) { options }.fixedSize()
      Picker("Hidden", selection: $size) { options }.labelsHidden()
      Picker("Group", selection: $size) { options }.pickerStyle(.radioGroup)
      Picker("Segments", selection: $size) { options }.pickerStyle(.segmented)
      Stepper("Count", value: $count)
    }
    .padding()
  }

  @ViewBuilder private var options: some View {
    Text("Small").tag(1)
    Text("Large").tag(2)
  }
}
