// A child under another explicit identity is made anew; one under a condition, in data or in what is presented is made
// or removed. A choice between values of one type keeps the view, with other inputs.
import SwiftUI

enum Mode { case list, grid }

struct Plain: View { var body: some View { Text("") } }

struct Valued: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

@Observable final class Model { var isOn = false }

struct Identified: View {
  @State private var n = 0
  @State private var m = 0
  var body: some View {
    VStack { Plain() }.id(n)
    Valued(n: 1).id(m / 2)
    Valued(n: 2).id(UUID())
    Text("\(m)").modifier(Titled())
  }
}

struct Titled: ViewModifier { func body(content: Content) -> some View { content } }

struct Conditional: View {
  @State private var isOn = false
  @State private var n = 0
  @State private var mode = Mode.list
  @State private var item: Int?
  let model: Model
  var body: some View {
    if isOn { Plain() } else { Plain().padding() }
    if n > 3 { Valued(n: 1) }
    switch mode {
    case .list: Plain()
    case .grid: Valued(n: 2)
    }
    if let item { Valued(n: item) }
    if model.isOn { Valued(n: 3) }
    if #available(iOS 17, *) { Valued(n: 4) }
    title(n > 5)
  }
  @ViewBuilder private func title(_ isShown: Bool) -> some View {
    if isShown { Valued(n: 5) }
  }
}

struct Chosen: View {
  @State private var n = 0
  var body: some View {
    n > 0 ? AnyView(Plain()) : AnyView(Text(""))
    n > 0 ? Valued(n: 1) : Valued(n: 2)
    either
    AnyView(erased)
  }
  private var either: some View {
    if n > 0 { return Valued(n: 3) }
    return Valued(n: 4)
  }
  private var erased: any View {
    if n > 0 { return Valued(n: 5) }
    return Text("")
  }
}

struct Repeated: View {
  @State private var data = [1]
  @State private var selection: Int?
  var body: some View {
    ForEach(data, id: \.self) { _ in Plain() }
    ForEach(0..<3) { _ in Valued(n: 1) }
    List(data, id: \.self, selection: $selection) { _ in Valued(n: 2) }
    Text("\(selection ?? 0)")
  }
}

struct Presenting: View {
  @State private var isShown = false
  @State private var item: Model?
  @State private var path = [1]
  var body: some View {
    NavigationStack(path: $path) {
      Text("").sheet(isPresented: $isShown) { Plain() }
      Text("").navigationDestination(for: Int.self) { Valued(n: $0) }
    }
  }
}
