// What a generic builder is of, the first expression in the block tells, wherever it stands.
import SwiftUI

struct Holder<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { Text("a") }
}

@resultBuilder
enum ListBuilder<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}

func list<Element>(@ListBuilder<Element> _ elements: () -> [Element]) -> [Element] { elements() }

struct Row: View, Identifiable {
  var id = 0
  var body: some View { Text("a") }
}

struct Lists: View {
  var isOn = true
  var number: Int? = 3
  var condition: some View { Holder(list { if isOn { 1 } }) }
  var binding: some View { Holder(list { if let number { "\(number)" } else { "none" } }) }
  var loop: some View { Holder(list { for i in 0..<3 { i } }) }
  var elements: some View { Holder(list { for name in ["a", "b"] { if isOn { name } } }) }
  var choice: some View {
    Holder(
      list {
        switch isOn {
        case true: Text("a")
        case false: Text("b")
        }
      })
  }
  var declared: some View {
    Holder(
      list {
        let name = "a"
        name
        "b"
      })
  }
  var rows: some View { ForEach(list { for id in 0..<2 { Row(id: id) } }) { $0.padding() } }
  var body: some View { Text("a") }
}
