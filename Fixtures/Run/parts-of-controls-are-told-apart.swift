// Shown at 320x240: a view that is given in several parts has each but the content under its name, and keeps them apart.
// Do: tap "icon 0"
// Do: tap "label 0"
// Events
import SwiftUI

struct Part: View {
  let name: String
  @State private var taps = 0
  var body: some View { Text("\(name) \(taps)").onTapGesture { taps += 1 } }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Label { Part(name: "title") } icon: { Part(name: "icon") }
      LabeledContent { Part(name: "content") } label: { Part(name: "label") }
      GroupBox { Part(name: "inside") } label: { Part(name: "heading") }
      ProgressView(value: 0.5) { Part(name: "copy") } currentValueLabel: { Part(name: "half") }
      Toggle(isOn: .constant(true)) { Part(name: "alone") }
    }
  }
}
