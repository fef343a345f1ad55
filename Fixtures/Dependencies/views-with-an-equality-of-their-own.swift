// Of a view that has `==` SwiftUI may ask that, said or not, if the view is more than plain data. What `==` looks at
// counts in any case.
import SwiftUI

struct Row: View, Equatable {
  let title: String
  let act: () -> Void
  static func == (left: Row, right: Row) -> Bool { left.title == right.title }
  var body: some View { Button(title, action: act) }
}

struct Pair: View, Equatable {
  let first: Int
  let second: Int
  static func == (left: Pair, right: Pair) -> Bool { left.first == right.first }
  var body: some View { Text("\(first) \(second)") }
}

struct Named: View, Equatable {
  let name: String
  let number: Int
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  var body: some View { Text("\(name) \(number)") }
}

struct Screen: View {
  @State private var count = 0
  @State private var name = ""
  var body: some View {
    Row(title: name) { count += 1 }
    Pair(first: 1, second: count)
    Named(name: name, number: count)
  }
}
