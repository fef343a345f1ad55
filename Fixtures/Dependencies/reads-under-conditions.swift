// A branch that is not taken is not read; a condition is.
import SwiftUI

enum Mode { case list, grid }

struct Conditions: View {
  @State private var isShown = false
  @State private var badge = 0
  @State private var other = 0
  @State private var mode = Mode.list
  @State private var columns = 2
  @State private var item: Int?
  @State private var both = 0

  var body: some View {
    if isShown { Text("\(badge)") } else { Text("\(other)") }
    switch mode {
    case .list: EmptyView()
    case .grid: Text("\(columns)")
    }
    if let item, item > 3 { Text("\(both)") }
    Text("\(both)")
    Text(isShown ? "a" : "b")
    if #available(iOS 17, *) { Text("\(columns)") }
  }
}
