// Shown at 160x128: a ground in what scrolls ends with its view, though the view lies below the bar at the bottom.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5) { row in Text("row \(row)").frame(height: 32).background(row == 2 ? Color.yellow : .clear) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(maxWidth: .infinity).frame(height: 48).opacity(0.5) }
  }
}
