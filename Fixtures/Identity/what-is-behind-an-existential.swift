// Of a view that is only known as one, each value that can be behind it is said; `_` where that is not known.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Existentials: View {
  @State private var isOn = false
  let given: any View

  var chosen: any View {
    if isOn { return Row() } else { return Text("x") }
  }
  var only: any View { Row() }
  func built(_ count: Int) -> any View {
    switch count {
    case 0: return Row()
    default: return VStack { Row() }
    }
  }
  let erased = [AnyView(Row()), AnyView(Text("x"))]

  var body: some View {
    AnyView(chosen)
    AnyView(only)
    AnyView(built(2))
    AnyView(given)
    erased[0]
  }
}
