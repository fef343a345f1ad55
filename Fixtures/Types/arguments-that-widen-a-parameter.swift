// Where several arguments are given to one generic parameter, it is what all of them can be; and what an operator or a
// list beside them tells.
import SwiftUI

class Shape2D {}
final class Disc: Shape2D {}

infix operator |> : AdditionPrecedence
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }

extension Binding {
  static func ?? (left: Binding<Value?>, right: Value) -> Binding<Value> {
    Binding(get: { left.wrappedValue ?? right }, set: { left.wrappedValue = $0 })
  }
}

func pick<T>(_ first: T, _ second: T) -> T { first }
func pick<T>(_ first: T, _ second: T, _ third: T) -> T { first }

struct Show<Value>: View {
  init(_ value: Value) {}
  var body: some View { Text("") }
}

struct Widened: View {
  let count: Int?
  let disc = Disc()
  let shape = Shape2D()
  @SceneStorage("name") var name: String?

  var nilBefore: some View { Show(pick(nil, 2)) }
  var nilBehind: some View { Show(pick(2, nil)) }
  var nilBeforeKnown: some View { Show(pick(nil, CGSize.zero)) }
  var nilBehindKnown: some View { Show(pick(CGSize.zero, nil)) }
  var ofThree: some View { Show(pick(nil, 1, 2.5)) }
  var optionalBefore: some View { Show(pick(count, 1)) }
  var optionalBehind: some View { Show(pick(1, count)) }
  var subclassBefore: some View { Show(pick(disc, shape)) }
  var subclassBehind: some View { Show(pick(shape, disc)) }
  var lists: some View { Show([nil] + [CGSize?.none]) }
  var function: some View { Show(3 |> String.init |> \.count) }
  var binding: some View { Show($name ?? "") }

  var body: some View { Text("") }
}
