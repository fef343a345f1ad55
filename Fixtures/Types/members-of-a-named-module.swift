// Members with a module selector: `view.SwiftUI::padding()` is SwiftUI's, whatever else has the name.
import SwiftUI

extension View {
  func opacity(_ amount: Double) -> some View { self.SwiftUI::opacity(amount / 2).bold() }
}

struct Padded: View {
  var body: some View { Text("a").SwiftUI::padding(8).SwiftUI::bold() }
}

struct Faded: View {
  var body: some View { Text("a").SwiftUI::opacity(0.5) }
}

struct Colored: View {
  let color = SwiftUI::Color.SwiftUI::red
  var body: some View { color.SwiftUI::opacity(0.5) }
}

struct Counted: View {
  let names = ["a"]
  var body: some View {
    VStack {
      ForEach(0..<names.Swift::count, id: \.self) { Text(names[$0].Swift::uppercased()) }
      SwiftUI::Text("b").foregroundStyle(.SwiftUI::red)
    }
  }
}
