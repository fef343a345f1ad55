// What layout and preferences say may be another value though nothing tells from what it comes: nobody knows whether a
// child that is given it is skipped.
import SwiftUI

struct Cell: View {
  let width: CGFloat
  var body: some View { Text("\(width)") }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Measured: View {
  @State private var width: CGFloat = 10
  var body: some View {
    GeometryReader { proxy in
      Cell(width: proxy.size.width)
      if proxy.size.width > 100 { Fixed() }
    }
    .frame(width: width)
  }
}

struct Preferred: View {
  @State private var width: CGFloat = 10
  var body: some View {
    Text("wide")
      .preference(key: WidthKey.self, value: width)
      .overlayPreferenceValue(WidthKey.self) { Cell(width: $0) }
      .background(Fixed())
  }
}

struct Fixed: View {
  var body: some View { Cell(width: 1) }
}
