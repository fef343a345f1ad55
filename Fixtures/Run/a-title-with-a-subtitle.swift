// Shown at 320x400: of several views in the label of a control, the first is its title, and the others are below it.
// Do: tap "Sort"
import SwiftUI

struct ContentView: View {
  @State private var isOn = true
  @State private var size = 1

  var body: some View {
    Form {
      Toggle(isOn: $isOn) {
        Text("Vibrate")
        Text("Also while the phone is silent")
      }
      Picker(selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      } label: {
        Text("Size")
        Text("Of all texts")
      }
      LabeledContent {
        Text("12")
      } label: {
        Text("Notes")
        Text("On this phone")
      }
      Menu("Sort") {
        Button {
        } label: {
          Text("By date")
          Text("Newest first")
        }
        Button("By name") {}
      }
    }
  }
}
