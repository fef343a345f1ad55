// Shown at 320x560: the line under a list row starts at the row's first text, at the guide that the row gives, or at the
// row's inset; one under a control of segments starts at the control.
import SwiftUI

struct ContentView: View {
  @State private var choice = 0

  var body: some View {
    VStack(spacing: 0) {
      List {
        HStack { Image(systemName: "star"); Text("After an icon") }
        Label("A label", systemImage: "heart")
        Text("A text")
        Image(systemName: "bolt")
        HStack { Image(systemName: "moon"); Text("From the edge") }
          .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        Picker("Choice", selection: $choice) { Text("One").tag(0); Text("Two").tag(1) }
          .pickerStyle(.segmented)
          .labelsHidden()
        Text("The last")
      }
      .frame(height: 460)
      List { Text("Plain"); Text("Rows") }.listStyle(.plain)
    }
    .background(.yellow)
  }
}
