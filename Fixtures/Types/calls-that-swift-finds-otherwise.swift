// `Self` of a class, values that take any arguments, operators and implicit members that tell each other, lazy slices.
import SwiftUI

struct Holder<F>: View {
  var f: F
  var body: some View { Text("a") }
}

class Base {
  required init() {}
  func itself() -> Self { self }
  func maybe() -> Self? { nil }
  static func make() -> Self { Self() }
}
final class Derived: Base {}

@dynamicCallable struct Any3 {
  func dynamicallyCall(withArguments arguments: [Int]) -> Text { Text("a") }
  func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Int>) -> Color { Color.red }
}

struct Calls: View {
  let any = Any3()
  var itself: some View { Holder(f: Derived().itself()) }
  var maybe: some View { Holder(f: Derived().maybe()) }
  var made: some View { Holder(f: Derived.make()) }
  var unlabelled: some View { any(1, 2) }
  var labelled: some View { any(a: 1) }
  var sum: some View { Holder(f: [CGFloat(1), 2].reduce(.zero, +)) }
  var literals: some View { Holder(f: [1.5, 2].reduce(.zero, +)) }
  var slice: some View { Holder(f: [1, 2].lazy.map { $0 + 1 }.prefix(1)) }
  var filtered: some View { Holder(f: [1, 2].lazy.filter { $0 > 1 }.dropFirst()) }
  var body: some View {
    #if swift(>=6)
      Color.red
    #elseif compiler(>=6)
      Text("a")
    #endif
  }
}
