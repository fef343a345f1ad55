// What a list of literals is of, the list or the sequence beside it tells.
import SwiftUI

class Shape {}
class Circle: Shape {}
class Square: Shape {}
class Disc: Circle {}
protocol Named {}
final class Star: Shape, Named {}
final class Moon: Shape, Named {}
struct Person: Named, Hashable {}
struct Place: Named, Hashable {}

struct Box<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { EmptyView() }
}

func pick<T>(_ first: T, _ second: T) -> T { first }
func many<T>(_ values: T...) -> [T] { values }
func arr<T>(_ values: [T]) -> T? { values.first }
func dic<K, V>(_ values: [K: V]) -> (K, V)? { values.first }
func fn<T>(_ make: () -> T) -> T { make() }

struct Lists: View {
  let count = 1
  let side = 2.5
  let title = "a"
  let chosen: Int? = 1
  let counts = [1, 2]
  let sides = [1.5]
  let named: any Named = Person()
  let everyNamed: [any Named] = []
  let person = Person()
  let key: AnyHashable = 1
  let names = ["x"]
  let sizes = [1.5, 2.5]
  let countsByName = ["a": 1]
  var case1: some View { Box([1, 2] + [3.5]) }
  var case2: some View { Box([count] + [2]) }
  var case3: some View { Box([1] + sides) }
  var case4: some View { Box(sides + [1]) }
  var case5: some View { Box([1, 2] + [3] + [side]) }
  var case6: some View { Box([1] + [2.5] + [3]) }
  var case7: some View { Box([side] + [1] + [2]) }
  var case8: some View { Box(counts + [1] + [2]) }
  var case9: some View { Box([1] + counts + [2]) }
  var case10: some View { Box(counts.map(Double.init) + [1]) }
  var case11: some View { Box([1] + counts.map { Double($0) }) }
  var case12: some View { Box([[1]] + [[2.5]]) }
  var case13: some View { Box(["a"] + [title]) }
  var case14: some View { Box([chosen] + [1]) }
  var case15: some View { Box([1] + [chosen]) }
  var case16: some View { Box([nil] + [1]) }
  var case17: some View { Box(everyNamed + [person]) }
  var case18: some View { Box([person] + everyNamed) }
  var case19: some View { Box([named] + [person]) }
  var case20: some View { Box([key] + ["a"]) }
  var case21: some View { Box(["a"] + [key]) }
  var case22: some View { Box(Box([1] + sizes)) }
  var case23: some View { Box([0] + sizes) }
  var case24: some View { Box([0] + sizes + [1]) }
  var case25: some View { Box(sizes + [0]) }
  var case26: some View { Box(sizes.map { $0 } + [1, 2]) }
  var case27: some View { Box([0, 1] + sizes.map { $0 * 2 }) }
  var case28: some View { Box([0] + sizes.sorted()) }
  var case29: some View { Box([0] + sizes.dropFirst()) }
  var case30: some View { Box([0] + sizes.reversed()) }
  var case31: some View { Box(["a"] + names) }
  var case32: some View { Box(["a"] + names.map { $0 + "b" }) }
  var case33: some View { Box([nil] + names) }
  var case34: some View { Box([nil] + names.map { Optional($0) }) }
  var case35: some View { Box([nil] + names.map(Optional.init)) }
  var case36: some View { Box([""] + countsByName.keys) }
  var case37: some View { Box([""] + countsByName.keys.sorted()) }
  var case38: some View { Box(countsByName.keys + [""]) }
  var case39: some View { Box(Array(countsByName.keys) + [""]) }
  var case40: some View { Box([1] + Array(2...3)) }
  var case41: some View { Box([1] + (2...3)) }
  var case42: some View { Box((2...3) + [1]) }
  var case43: some View { Box(Array("abc") + ["d"]) }
  var case44: some View { Box([count] + [side].map(Int.init)) }
  var case45: some View { Box([1, 2].map(Double.init) + [3]) }
  var body: some View { case1 }
}
