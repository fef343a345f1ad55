// An initialiser of a container is followed as it runs: what it hands on to another, gives a name or wraps stands where the
// body puts the property. What it sets only in a branch may be anywhere. (The Swift book, Initialization: initializer
// delegation; the places are those of the properties' own values, as in a call of the memberwise initialiser.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Deck<Top: View, Content: View>: View {
  let isWide: Bool
  let top: Top
  let content: Content

  init(isWide: Bool, padding: Int, @ViewBuilder top: () -> Top, @ViewBuilder content: () -> Content) {
    self.isWide = isWide
    self.top = top()
    let made = content()
    self.content = made
  }

  init(isWide: Bool, @ViewBuilder top: () -> Top, @ViewBuilder content: () -> Content) {
    self.init(isWide: !isWide, padding: 8, top: top, content: content)
  }

  var body: some View {
    if isWide {
      HStack { top; content }
    } else {
      VStack { top; content }
    }
  }
}

extension Deck where Top == Text {
  init(_ title: String, isWide: Bool, @ViewBuilder content: () -> Content) {
    self.init(isWide: isWide, padding: 8, top: { Text(title) }, content: content)
  }
}

struct Erased: View {
  let content: AnyView
  let later: () -> AnyView
  init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    self.content = AnyView(content())
    later = { AnyView(content()) }
  }
  var body: some View { VStack { content; later() } }
}

struct Stacked<Content: View>: View {
  let stack: VStack<Content>
  init(@ViewBuilder content: () -> Content) { stack = VStack(content: content) }
  var body: some View { ScrollView { stack } }
}

struct Titled<Content: View>: View {
  var title: Text?
  var label: (() -> Content)?
  var body: some View {
    VStack {
      if let title { title.bold() }
      if let label = self.label { label() }
    }
  }
}

struct Chosen: View {
  let content: AnyView
  init<Content: View>(isOn: Bool, @ViewBuilder content: () -> Content) {
    if isOn {
      self.content = AnyView(content())
    } else {
      self.content = AnyView(Text("off"))
    }
  }
  var body: some View { VStack { content } }
}

struct Screen: View {
  @State private var isOn = false
  @State private var isOpen = false
  var body: some View {
    Deck(isWide: isOn || isOpen, padding: 4, top: { Text("") }, content: { Counter() })
    Deck(isWide: isOn || isOpen, top: { Text("") }, content: { Counter() })
    Deck("title", isWide: isOn) { Counter() }
    Erased { Counter() }
    Stacked { Counter() }
    Titled(title: Text("\(isOn)")) { Counter().opacity(isOn ? 1 : 0) }
    Chosen(isOn: isOn) { Counter() }
  }
}
