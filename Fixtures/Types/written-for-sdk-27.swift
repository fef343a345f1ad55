// Blocks of several views, where the deployment target is 27.
// sdk: 27
// target: ios27
import SwiftUI

struct Three: View { var body: some View { VStack { Text("a"); Text("b"); Image(systemName: "c") } } }

struct Maybe: View {
  let isOn: Bool
  var body: some View { VStack { Text("a"); if isOn { Text("b") } } }
}

struct Either: View {
  let isOn: Bool
  var body: some View { VStack { if isOn { Text("a") } else { Image("b") } } }
}

struct Rows: View {
  var body: some View { ForEach([1, 2], id: \.self) { _ in Text("a"); Image("b") } }
}

struct Nothing: View { var body: some View { VStack {} } }

struct Parts: View {
  @ContentBuilder var parts: some View { Text("a"); Divider() }
  var body: some View { parts }
}

struct One: View {
  var body: some View { VStack { Text("a") } }
  var empty: some View { EmptyContent() }
  var made: some View { TupleContent(Text("a"), Image("b")) }
  var group: some View { Group { Text("a"); Text("b") } }
  var section: some View { Section { Text("a"); Text("b") } header: { Text("c"); Image("d") } }
}

struct Cases: View {
  let number: Int
  var body: some View {
    VStack {
      switch number {
      case 0: Text("a")
      case 1: Image("b")
      default: Color.red
      }
    }
  }
  var four: some View {
    VStack {
      switch number {
      case 0: Text("a")
      case 1: Image("b")
      case 2: Color.red
      default: Divider()
      }
    }
  }
}

struct Box<Content: View>: View {
  @ContentBuilder let content: () -> Content
  var body: some View { HStack { content() } }
}

struct Boxes: View {
  var body: some View { Box { Text("a"); Box { Text("b"); Image("c") } } }
}

#if compiler(>=6.4) && os(anyAppleOS)
struct Newer: View { var body: some View { Text("a") } }
#endif

struct Bar: View {
  var body: some View {
    Text("a").toolbar {
      ToolbarItem { Text("b") }
      ToolbarItem { Image("c") }
    }
  }
  var one: some View { Text("a").toolbar { ToolbarItem { Text("b") } } }
}
