// A list of `nil` is one of the optionals that the other list is of; an operator tells a key path its root; a literal is
// what it is by default where only then there is the member.
import SwiftUI

struct Holder<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { Text("a") }
}

enum Size: String, CaseIterable { case small, large }

infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }

struct Tagged<Content: View, Tag: Hashable> {
  var content: Content
  var tag: Tag
  func bold() -> Tagged<Content, Tag> { self }
}
extension Tagged: View where Tag == Int {
  var body: some View { content.tag(tag) }
}

struct Operands: View {
  var before: some View { Holder([nil] + Size.allCases) }
  var behind: some View { Holder(Size.allCases + [nil]) }
  var mixed: some View { Holder([nil, .large] + Size.allCases) }
  var rows: some View {
    ForEach([nil] + Size.allCases, id: \.self) { size in
      Text(size?.rawValue ?? "all")
    }
  }
  var path: some View { Holder("abc" |> \.count) }
  var body: some View { Text("a") }
}

struct Literals: View {
  var padded: some View { Tagged(content: Text("a"), tag: 3).bold().padding() }
  var opaque: some View { Tagged(content: Text("a"), tag: 3).opacity(0.5).padding() }
  var body: some View { Text("a") }
}
