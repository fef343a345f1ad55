// Shown at 900x240: columns stand beside each other in their widths; what is chosen in one leads the next. A link of a value in
// Wide
// a column sets what the next one shows.
// Do: tap "Pears"
// Do: tap "Green Pears"
// Events
import SwiftUI

struct ContentView: View {
  @State private var fruit: String?
  @State private var kind: String?
  var body: some View {
    NavigationSplitView {
      List(["Apples", "Pears"], id: \.self, selection: $fruit) { Text($0) }
        .navigationSplitViewColumnWidth(200)
    } content: {
      List(["Green", "Red"], id: \.self, selection: $kind) { Text("\($0) \(fruit ?? "")") }
        .navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 300)
    } detail: {
      Text("\(kind ?? "-") \(fruit ?? "-")")
    }
  }
}
