// What the second modifier of a name is given has a place of its own, whether a helper puts on the first or the second.
import SwiftUI

extension View {
  func marked() -> some View { overlay { Mark() } }
  func asking(_ isAsking: Binding<Bool>) -> some View { sheet(isPresented: isAsking) { Mark() } }
}

struct Marks: View {
  @State private var isAsking = false
  @State private var isWaiting = false

  var body: some View {
    Text("a").marked().overlay { Mark() }
    Text("b").overlay { Mark() }.marked()
    Text("c").marked().marked().overlay { Mark() }
    Text("d").asking($isAsking).asking($isWaiting)
    named.marked()
  }

  private var named: some View { Text("e").marked().id("e") }
}

struct Mark: View {
  @State private var isOn = false
  var body: some View { Toggle("", isOn: $isOn) }
}
