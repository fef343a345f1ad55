// `id` makes a view anew wherever it is called: in a helper, in the body of a modifier.
import SwiftUI

struct Cell: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

extension View {
  func reset(on value: Int) -> some View { id(value) }
}

struct Resetting: ViewModifier {
  let value: Int
  func body(content: Content) -> some View { content.id(value) }
}

struct ByHelper: View {
  @State private var n = 0
  var body: some View { Cell(value: 1).reset(on: n) }
}

struct ByModifier: View {
  @State private var n = 0
  var body: some View { Cell(value: 1).modifier(Resetting(value: n)) }
}

struct Blurred: View {
  @State private var n = 0
  var body: some View { Cell(value: 1).reset(on: n / 10) }
}
