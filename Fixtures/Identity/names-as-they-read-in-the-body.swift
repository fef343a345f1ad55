// What ends a view is said in the names of the body that is asked about, not in those of the helper, value or initialiser
// that only hands something on.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

enum Side {
  case left, right
  @ViewBuilder var view: some View {
    switch self {
    case .left: Counter()
    case .right: Text("")
    }
  }
}

struct Options {
  var isOn: Bool
  var isReallyOn: Bool { isOn }
  @ViewBuilder var view: some View {
    if isOn { Counter() }
    if self.isReallyOn { Counter() }
  }
}

struct Loaded<Content: View>: View {
  let value: Int?
  @ViewBuilder let content: (Int) -> Content
  var body: some View {
    if let value { content(value) }
  }
}

struct Bound<Content: View>: View {
  let limit: Int
  @Binding var number: Int
  let content: Content
  init(_ number: Binding<Int>, find: (Int) -> Int, @ViewBuilder content: () -> Content) {
    limit = find(2)
    _number = number
    self.content = content()
  }
  var body: some View {
    if number > limit { content }
  }
}

struct Screen: View {
  let side: Side
  let number: Int?
  @State private var isOn = false
  @State private var isOpen = false
  @State private var count = 0
  @State private var options = Options(isOn: true)
  var body: some View {
    side.view
    Side.left.view
    options.view
    let fixed = Options(isOn: true)
    fixed.view
    gate(isOn || isOpen)
    Loaded(value: number) { loaded in
      if loaded > 2 { Counter() }
    }
    Bound($count, find: { $0 + count }) { Counter() }
  }
  @ViewBuilder private func gate(_ isOpen: Bool) -> some View {
    if !isOpen { Counter().id("\(isOpen)") }
  }
}
