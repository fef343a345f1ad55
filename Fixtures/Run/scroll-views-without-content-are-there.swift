// Shown at 240x240: a scroll view fills its room along the way it scrolls, also while there is nothing in it. Several views in
// it stand below each other, whichever way it scrolls.
import SwiftUI

struct Results: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("Results")
      ScrollView {
        ForEach(names, id: \.self) { Text($0) }
      }
      ScrollView {}
        .safeAreaInset(edge: .top) { Text("Inset") }
        .frame(height: 64)
      ScrollView(.horizontal) {
        Text("one")
        Text("two")
      }
      .fixedSize()
      Button("Search") { names = ["Ada", "Bob"] }
    }
  }
}
