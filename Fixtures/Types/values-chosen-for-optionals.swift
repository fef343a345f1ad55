// `tint` takes a colour or any style, both optional. What is chosen between two implicit members is found in the style's
// protocol, if both are there; `nil` and a name of `Color` alone leave the colour.
import SwiftUI

extension Color {
  static let leaf = Color.green
}

struct One: View {
  var body: some View { Text("a").tint(.white) }
}

struct BothImplicit: View {
  let isOn: Bool
  var body: some View { Text("a").tint(isOn ? .white : .black) }
}

struct BothWithMore: View {
  let isOn: Bool
  var body: some View { Text("a").tint(isOn ? .red.opacity(0.5) : .blue.opacity(1)) }
}

struct OneWritten: View {
  let isOn: Bool
  var body: some View { Text("a").tint(isOn ? Color.white : .black) }
}

struct OneNil: View {
  let isOn: Bool
  var body: some View { Text("a").tint(isOn ? .white : nil) }
}

struct OneInside: View {
  let isOn: Bool
  let isBig: Bool
  var body: some View { Text("a").tint(isOn ? (isBig ? .white : .red) : .black) }
}

struct OneOfColorAlone: View {
  let isOn: Bool
  var body: some View { Text("a").tint(isOn ? .leaf : .red) }
}

struct OneOptional: View {
  let isOn: Bool
  let color: Color?
  var body: some View { Text("a").tint(isOn ? .white : color) }
}
