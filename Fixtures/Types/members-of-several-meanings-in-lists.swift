// `first`, `last` and `count` are methods, too: beside what is not optional a list of them is one of anything.
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
  let isOn = true
  let title = "a"
  let chosenTitle: String? = "a"
  let counts = [1, 2]
  let sides = [1.5]
  let width: CGFloat = 1
  let names = ["x"]
  let list = [1, 2, 3]
  let text = "hello"
  let sizes = [1.5, 2.5]
  var case1: some View { Box([text.first, nil, "c"]) }
  var case2: some View { Box([text.first, "c"]) }
  var case3: some View { Box(["c", text.first]) }
  var case4: some View { Box(["a", text.first]) }
  var case5: some View { Box([list.first, 1]) }
  var case6: some View { Box([1, list.first]) }
  var case7: some View { Box([1, list.first ?? 2]) }
  var case8: some View { Box([1].first ?? 2) }
  var case9: some View { Box([1, 2.5].max() ?? 0) }
  var case10: some View { Box([1, nil].first) }
  var case11: some View { Box([title.first!, "a"]) }
  var case12: some View { Box(["a", title.first!]) }
  var case13: some View { Box([\String.count, \String.count]) }
  var case14: some View { Box([counts.first, counts.last]) }
  var case15: some View { Box([counts.first, 2]) }
  var case16: some View { Box([sides.first, 2]) }
  var case17: some View { Box([2, sides.first]) }
  var case18: some View { Box([counts.max(), 0]) }
  var case19: some View { Box([0, counts.max()]) }
  var case20: some View { Box((counts.first ?? 0) + 1) }
  var case21: some View { Box([names.first, "a"]) }
  var case22: some View { Box([names.first, title]) }
  var case23: some View { Box([title, names.first]) }
  var case24: some View { Box([names.first, chosenTitle]) }
  var case25: some View { Box([names.first, nil]) }
  var case26: some View { Box([names.first!, "a"]) }
  var case27: some View { Box([names.first ?? "b", "a"]) }
  var case28: some View { Box([names.count, 2]) }
  var case29: some View { Box([2, names.count]) }
  var case30: some View { Box([2.5, names.count]) }
  var case31: some View { Box([names.count, 2.5]) }
  var case32: some View { Box([width, names.count]) }
  var case33: some View { Box([text.first, text.last]) }
  var case34: some View { Box([names.last, "a", nil]) }
  var case35: some View { Box(["a": names.first, "b": "c"]) }
  var case36: some View { Box(["a": "c", "b": names.first]) }
  var case37: some View { Box(isOn ? names.first : "a") }
  var case38: some View { Box(isOn ? "a" : names.first) }
  var case39: some View { Box(pick(names.first, "a")) }
  var case40: some View { Box(pick("a", names.first)) }
  var case41: some View { Box(many("a", names.first)) }
  var case42: some View { Box((names.first, "a")) }
  var case43: some View { Box([names.max(), "a"]) }
  var case44: some View { Box(["a", names.max()]) }
  var case45: some View { Box([sizes.min(), 1]) }
  var body: some View { case1 }
}
