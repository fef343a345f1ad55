// Shown at 200x112: what a view cannot use of a number is left out.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ProgressView(value: 0.0, total: 0.0)
      Slider(value: .constant(Double.nan))
      Grid {
        GridRow {
          Text("a").gridCellColumns(.max)
          Text("b")
        }
      }
      .frame(width: 8, height: 16)
      Text("c").containerRelativeFrame(.horizontal, count: .max, span: .min, spacing: 0)
      LazyVGrid(columns: []) { Text("d") }
    }
  }
}
