// What is worked out from what identifies an element, or from constants alone, cannot change while the element is there,
// in whatever expression it stands; what draws by lot, asks the system or reads an object can. (Apple, ForEach: the
// identity of an element is that of its data; navigationDestination(for:): one destination a value.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

enum Side: CaseIterable, Hashable {
  case left, right(Int)
  static var allCases: [Side] { [.left] }
  static var isFlipped = false
  var isLeft: Bool { self == .left }
  var title: String {
    switch self {
    case .left: return "left"
    case .right(let steps): return steps > 1 ? "far" : "right"
    }
  }
  var isDrawn: Bool { Bool.random() }
  var isSeen: Bool { isLeft && !Side.isFlipped }
  @ViewBuilder var view: some View {
    if isLeft { Counter() } else { Text(title) }
  }
}

final class Model: Hashable {
  let name = ""
  var isOn = false
  static func == (left: Model, right: Model) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct Item: Identifiable {
  let id: Int
  var isOn = false
}

struct Sides: View {
  let limit: Int
  var body: some View {
    ForEach(Side.allCases, id: \.self) { side in
      switch side {
      case .left: Counter()
      case .right(let steps) where steps > limit: Counter()
      case .right: Text("")
      }
      if side == .left { Counter() }
      if case .right(let steps) = side { Counter().id(steps) }
      if [.left].contains(side) { Counter() }
      if side.title.isEmpty { Counter() }
      if side.title.count > limit { Counter() }
      if side.isDrawn { Counter() }
      if side.isSeen { Counter() }
      side.view
    }
    ForEach(0..<5) { number in
      if number.isMultiple(of: 2) { Counter().id("row \(number)") }
    }
  }
}

struct Objects: View {
  let models: [Model]
  var body: some View {
    ForEach(models, id: \.self) { model in
      if model.isOn { Counter() }
      if model.name.isEmpty { Counter() }
    }
  }
}

struct Rows: View {
  let items: [Item]
  var body: some View {
    ForEach(items, content: row)
    ForEach(items) { row($0) }
  }
  @ViewBuilder private func row(_ item: Item) -> some View {
    if item.id > 2, item.isOn { Counter() } else { Text("") }
    if item.id > 2 { Counter() }
  }
}

struct Stack: View {
  var body: some View {
    NavigationStack {
      Text("").navigationDestination(for: Side.self) { side in
        if side.isLeft { Counter() } else { Counter().id(side.title) }
      }
    }
  }
}

struct Constants: View {
  @State private var numbers = [1]
  var body: some View {
    Counter().id(Side.left)
    Counter().id(Side.right(2))
    Counter().id(ObjectIdentifier(Constants.self))
    Counter().id(numbers.shuffled())
    let made = UUID()
    Counter().id(made)
  }
}
