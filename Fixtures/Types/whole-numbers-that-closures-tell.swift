// What a whole number is to be a closure tells that is given it: a value is wanted in it that is none, or it is reckoned
// with or compared with one.
import SwiftUI

struct Value<T, Content: View>: View {
  var value: T
  var content: (T) -> Content
  init(_ value: T, @ViewBuilder content: @escaping (T) -> Content) {
    self.value = value
    self.content = content
  }
  var body: some View { content(value) }
}

struct Numbers: View {
  @State private var level = 0.5
  @State private var width: CGFloat = 3
  @State private var speed = 1.0
  let count = 3

  func shown(_ value: Double) -> Text { Text("\(value)") }

  var given: some View { ForEach([1, 2], id: \.self) { Circle().opacity($0) } }
  var named: some View { ForEach([1, 2], id: \.self) { n in Circle().scaleEffect(n) } }
  var converted: some View { ForEach([10, 20], id: \.self) { n in Circle().frame(width: n) } }
  var implicit: some View { ForEach([0, 45, 90], id: \.self) { Circle().rotationEffect(.degrees($0)) } }
  var multiplied: some View { ForEach([1, 2], id: \.self) { n in Circle().opacity(n * 0.5) } }
  var divided: some View { ForEach([1, 2], id: \.self) { n in Circle().opacity(n / 4) } }
  var compared: some View { ForEach([1, 2], id: \.self) { n in if n > level { Text("a") } } }
  var chosen: some View { ForEach([1, 2], id: \.self) { n in Text("a").opacity(n == width ? 1 : 0.5) } }
  var assigned: some View { ForEach([1, 2], id: \.self) { n in Button("\(n)") { level = n } } }
  var local: some View {
    ForEach([1, 2], id: \.self) { n in
      let half = n / 2
      Circle().opacity(half)
    }
  }
  var nested: some View { ForEach([1, 2], id: \.self) { n in VStack { HStack { shown(n) } } } }
  var phases: some View { PhaseAnimator([0, 1]) { phase in Circle().opacity(phase) } }
  var single: some View { Value(3) { shown($0) } }
  var singleInBranch: some View { Value(3) { n in if count > 2 { shown(n) } else { Text("a") } } }
  var pair: some View { Value((1, 2)) { both in shown(both.0) } }
  var speeds: some View {
    Picker("Speed", selection: $speed) {
      ForEach([1, 2, 4], id: \.self) { Text("\(Int($0))x").opacity($0 / 4).tag($0) }
    }
  }

  var wholes: some View { ForEach([1, 2], id: \.self) { Text("\($0)") } }
  var counted: some View { ForEach([1, 2], id: \.self) { n in if n > count { Text("a") } } }
  var tagged: some View { ForEach([1, 2], id: \.self) { Text("a").tag($0) } }
  var texts: some View { ForEach(["a", "b"], id: \.self) { Text($0) } }
  var images: some View { ForEach(["a", "b"], id: \.self) { Image($0) } }

  var turn: some View { Circle().rotationEffect(.radians(2 * .pi * level / 3 - .pi / 2)) }
  var body: some View { Value(level / 2 - .pi / 2) { shown($0) } }
  var around: some View { Value(-.pi / 2 + level) { shown($0) } }
  var part: some View { Value(2 * .pi * Double(count) / 12 - .pi / 2) { shown($0) } }
}

struct Told: View {
  @State private var level = 0.5
  func dots(_ sizes: [Int]) -> some View { ForEach([1, 2], id: \.self) { Circle().opacity($0) } }

  var halved: some View {
    ForEach([1, 2], id: \.self) { n in
      let half = n * 0.5
      Text("\(half)")
    }
  }
  var withAnother: some View { ForEach([1, 2], id: \.self) { n in dots([3]).opacity(n) } }
  var body: some View {
    let row = ForEach([1, 2], id: \.self) { Circle().opacity($0) }
    ForEach([3, 4], id: \.self) { n in
      row.scaleEffect(n)
    }
  }
}
