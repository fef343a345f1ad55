// Shown at 160x112: a reader scrolls to a row: as far as it is needed, or until the row is at the top.
// Do: tap "Last"
// Do: tap "Fifth on top"
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("Last") { proxy.scrollTo(20) }
        Button("Fifth on top") { proxy.scrollTo(5, anchor: .top) }
        ScrollView {
          VStack(spacing: 0) { ForEach(1...20, id: \.self) { Text("row \($0)") } }
        }
      }
    }
  }
}
