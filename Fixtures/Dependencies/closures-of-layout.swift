// What runs as views are laid out is no part of a body: observable objects are not watched there, state is.
import SwiftUI

@Observable final class Model { var height = 0.0 }

struct Guide: View {
  let model: Model
  @State private var top = 0.0
  var body: some View { Text("a").alignmentGuide(.top) { _ in model.height + top } }
}

struct Effect: View {
  let model: Model
  var body: some View { Text("a").visualEffect { content, _ in content.opacity(model.height) } }
}

struct Measured: View {
  let model: Model
  var body: some View {
    Text("a").onGeometryChange(for: Double.self) { $0.size.width + model.height } action: { print($0) }
  }
}

struct Relative: View {
  let model: Model
  var body: some View {
    Text("a").containerRelativeFrame(.horizontal) { length, _ in length * model.height }
    Text("b").frame(height: model.height)
  }
}
