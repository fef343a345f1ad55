// A view that is erased in its own body loses its state with what it is in; a `let` and a stated type lose nothing.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

struct Erased: View {
  var body: some View { AnyView(Child()) }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    VStack { Erased() }
    HStack { Child() }
    ZStack { Child() }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    let row = HStack { Child() }
    VStack { if isOn { Erased() } }
    row
    pile
  }
  private var pile: ZStack<Child> { ZStack { Child() } }
}
