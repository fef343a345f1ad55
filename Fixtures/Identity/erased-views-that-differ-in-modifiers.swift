// What is erased ends when its type changes, and a modifier is a part of the type.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("") }
}

struct Choice: View {
  let isOn: Bool
  var body: some View { isOn ? AnyView(Row().padding()) : AnyView(Row()) }
}

struct Same: View {
  let isOn: Bool
  var body: some View { isOn ? AnyView(Row().padding(1)) : AnyView(Row().padding(2)) }
}

struct Several: View {
  let n: Int
  var body: some View {
    switch n {
    case 0: return AnyView(Row())
    case 1: return AnyView(Text(""))
    default: return AnyView(Row().padding())
    }
  }
}
