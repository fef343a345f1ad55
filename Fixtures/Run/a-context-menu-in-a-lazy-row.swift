// Shown at 240x160: a menu of a row has all its items, although the rows around it are made when they are seen; a tap
// gesture leaves a long press to the menu.
// Do: longpress "Row 1"
// Do: tap "c"
// Do: tap "Row 2"
// Do: longpress "Row 2"
import SwiftUI

struct ContentView: View {
  @State private var text = "none"

  var body: some View {
    ScrollView {
      LazyVStack {
        Text(text)
        ForEach(0..<3) { row in
          Text("Row \(row)")
            .onTapGesture { text = "tapped \(row)" }
            .contextMenu {
              ForEach(["a", "b", "c"], id: \.self) { item in
                Button(item) { text = "\(item) of \(row)" }
              }
            }
        }
      }
    }
  }
}
