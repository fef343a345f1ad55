// Shown at 160x96: a reader tells its frame in its own space, in the whole one, and in one that a view around it names.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("top")
      HStack(spacing: 0) {
        Color.red.frame(width: 16)
        GeometryReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Text("local \(text(proxy.frame(in: .local)))")
            Text("global \(text(proxy.frame(in: .global)))")
            Text("box \(text(proxy.frame(in: .named("box"))))")
            Text("none \(text(proxy.frame(in: .named("none"))))")
          }
        }
      }
      .padding(.leading, 8)
      .coordinateSpace(.named("box"))
    }
  }

  func text(_ rect: CGRect) -> String { "\(Int(rect.minX)),\(Int(rect.minY))" }
}
