// Shown at 240x320: a large title goes with the first points that the content is scrolled, and is then in the bar.
// Do: scroll "Row 9"
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(0..<20) { Text("Row \($0)") }
        .navigationTitle("Rows")
    }
  }
}
