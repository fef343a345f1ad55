// A view kept in a `let` of a body is found where it stands; so is what a function in the body makes.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Locals: View {
  var isOn: Bool

  var body: some View {
    let row = Row().padding()
    let stack = VStack { row; Text("x") }
    stack
    if isOn { stack.bold() }
  }
}

struct Returned: View {
  var body: some View {
    func head() -> some View { HStack { Row() } }
    let foot = ZStack { Row() }
    return VStack { head(); foot }
  }
}
