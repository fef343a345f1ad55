// A container is a part of the path of what is in it; `AnyLayout` and `Group` are none.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var layout: AnyLayout { AnyLayout(HStackLayout()) }
  var body: some View {
    HStack { Child() }
    Group { Child() }
    layout { Child() }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var layout: AnyLayout { AnyLayout(VStackLayout()) }
  var body: some View {
    VStack { Child() }
    Child()
    layout { Child() }
  }
}
