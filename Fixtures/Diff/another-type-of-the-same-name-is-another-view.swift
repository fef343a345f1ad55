// The same path and the same type are the same view: of another type all below goes too. What a container is made of does not
// make it another one: that is told by the paths.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Field<Value>: View {
  @State private var text = ""
  let value: Value
  var body: some View { Text(text) }
}

struct Box<Value, Content: View>: View {
  @State private var isOpen = false
  let value: Value
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

struct Mark<Value>: ViewModifier {
  @State private var isOn = false
  let value: Value
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0) }
}

// MARK: old
struct Fields: View { var body: some View { Field(value: 1) } }
struct Same: View { var body: some View { Field(value: 1) } }
struct Boxes: View { var body: some View { Box(value: 1) { Counter() } } }
struct Contents: View {
  var body: some View {
    Box(value: 1) {
      Counter()
      Text("a")
    }
  }
}
struct Lists: View { var body: some View { List { Counter() } } }
struct Marked: View { var body: some View { Counter().modifier(Mark(value: 1)) } }

// MARK: new
struct Fields: View { var body: some View { Field(value: "1") } }
struct Same: View { var body: some View { Field(value: 2) } }
struct Boxes: View { var body: some View { Box(value: "1") { Counter() } } }
struct Contents: View {
  var body: some View {
    Box(value: 1) {
      Counter()
      Text("a")
      Text("b")
    }
  }
}
struct Lists: View {
  @State private var chosen: Int?
  var body: some View { List(selection: $chosen) { Counter() } }
}
struct Marked: View { var body: some View { Counter().modifier(Mark(value: "1")) } }
