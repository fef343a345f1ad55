// Shown at 320x320: how far a scroll view is scrolled, and whether half of a view is in sight.
// Do: scroll down
// Do: scroll down
// Do: scroll start
// Events
import SwiftUI

struct ContentView: View {
  @State private var isScrolled = false
  @State private var showsMap = false
  var body: some View {
    VStack {
      Text(isScrolled ? "Scrolled" : "At the top")
      Text(showsMap ? "Map" : "No map")
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 400)
          Color.green.frame(height: 200)
            .onScrollVisibilityChange { showsMap = $0 }
          Color.blue.frame(height: 400)
        }
      }
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y > 20
      } action: { _, new in
        isScrolled = new
      }
    }
  }
}
