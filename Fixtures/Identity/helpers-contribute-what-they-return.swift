// Helper properties and functions add no place; what they are given is found in them, and conditions read as at the use.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

extension View {
  func framed() -> some View { padding().border(.red) }

  @ViewBuilder func hidden(if isHidden: Bool) -> some View {
    if isHidden { self.hidden() } else { self }
  }

  @ViewBuilder func when<T: View>(_ condition: Bool, _ transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }

  func titled(_ title: String) -> some View {
    VStack { Text(title); self }
  }

  func twice() -> some View {
    HStack { self; self }
  }

  var boxed: some View { GroupBox { self } }
}

struct Helpers: View {
  var isOn: Bool

  var body: some View {
    Row().framed()
    Row().hidden(if: isOn)
    Row().when(!isOn) { $0.padding() }
    Row().when(isOn) { row in row.overlay { Row() } }
    Row().titled("t").framed()
    Row().twice()
    Row().boxed
    card("c") { Row(); Text("d") }
    card("e") { card("f") { Row() } }
    passed(Row())
    one(isOn)
    erased
    nested
  }

  private func card<C: View>(_ title: String, @ViewBuilder content: () -> C) -> some View {
    VStack { Text(title); content() }
  }

  private func passed(_ row: Row) -> some View { HStack { row } }

  private func one(_ flag: Bool) -> some View {
    if flag { return Row() }
    return Row()
  }

  private var erased: some View {
    if isOn { return AnyView(Row()) }
    return AnyView(Text("b"))
  }

  @ViewBuilder private var nested: some View {
    Row()
    if isOn { Row() }
  }
}
