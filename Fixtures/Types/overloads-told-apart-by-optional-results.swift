// Of two functions that take a closure the one is meant whose closure gives what the given one does; an operator tells of which type an implicit member is.
import SwiftUI

struct Box<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { EmptyView() }
}

func made(_ make: (Int) -> Int) -> String { "" }
func made(_ make: (Int) -> Int?) -> Int { 1 }

struct Size {
  static let one = Size()
}

struct Point {
  static func + (point: Point, size: Size) -> Size { size }
  static func == (point: Point, other: CGPoint) -> Bool { true }
}

struct Chosen: View {
  let isOn = true
  var value: some View { Box(made { $0 + 1 }) }
  var optional: some View { Box(made { Int("\($0)") }) }
  var ternary: some View { Box(made { $0 > 1 ? $0 : nil }) }
  var sum: some View { Box(Point() + .one) }
  var comparison: some View { Box(Point() == .zero) }
  var branches: some View {
    let list = if isOn { [1] } else { [] }
    return Box(list)
  }
  var cases: some View {
    let table =
      switch isOn {
      case true: [:]
      case false: ["a": 1]
      }
    return Box(table)
  }
  var body: some View { optional }
}
