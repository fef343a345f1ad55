// Overloads that an older deployment target does not have yet.
// target: ios16
import SwiftUI

struct Styled: View { var body: some View { Text("a").foregroundStyle(.red).bold() } }

struct Coloured: View { var body: some View { Text("a").foregroundColor(.red).bold() } }

struct Stroked: View {
  var body: some View {
    Circle().stroke(.red, lineWidth: 2)
    Circle().strokeBorder(.red, lineWidth: 2)
    Circle().fill(.red)
    Capsule().stroke(Color.blue)
    RoundedRectangle(cornerRadius: 3).stroke(lineWidth: 2).fill(.blue)
  }
}

struct Changed: View {
  let count: Int
  var body: some View { Text("a").onChange(of: count) { print($0) } }
}
