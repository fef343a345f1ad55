// Shown at 320x240: the row that an action adds is scrolled to once it is there, though it was not made before; a row of
// which nothing is known moves nothing.
// Do: tap "Add"
// Do: tap "Nowhere"
// Events
import SwiftUI

struct ContentView: View {
  @State private var lines = (0..<50).map { "Line \($0)" }
  var body: some View {
    ScrollViewReader { reader in
      HStack {
        Button("Add") { lines.append("Line \(lines.count)") }
        Button("Nowhere") { reader.scrollTo("Line 1000") }
      }
      List(lines, id: \.self) { line in
        Text(line)
      }
      .listStyle(.plain)
      .onChange(of: lines.count) {
        reader.scrollTo(lines.last!, anchor: .bottom)
      }
    }
  }
}
