// Shown at 160x96: scrolling by the width comes to rest where a card begins, less the margin; pages are as wide as the
// window.
// Do: scroll right
// Do: scroll right
// Do: scroll right
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 8) { ForEach(0..<6) { Text("card \($0)").frame(width: 88, height: 32).border(.gray) } }
          .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3) { Text("page \($0)").containerRelativeFrame(.horizontal) } }
      }
      .scrollTargetBehavior(.paging)
    }
  }
}
