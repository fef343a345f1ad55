// Elements that have nothing in common are of type `Any`, and what can be a key of any kind is `AnyHashable`.
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
  let isOn = true
  let title = "a"
  let chosen: Int? = 1
  let named: any Named = Person()
  let person = Person()
  let place = Place()
  let key: AnyHashable = 1
  var case1: some View { Box([1 + 2, 2.5]) }
  var case2: some View { Box([1 + 2, side]) }
  var case3: some View { Box([named, named]) }
  var case4: some View { Box([named, Person()]) }
  var case5: some View { Box([Person(), named]) }
  var case6: some View { Box([1 * 2, side]) }
  var case7: some View { Box([1 / 2, 2.5]) }
  var case8: some View { Box([2.5, 1 / 2]) }
  var case9: some View { Box([side / 2, 1 / 2]) }
  var case10: some View { Box([count as Any, title as Any]) }
  var case11: some View { Box([1, "a"] as [Any]) }
  var case12: some View { Box([1, "a"] as [AnyHashable]) }
  var case13: some View { Box(["a": 1, "b": "c"] as [String: Any]) }
  var case14: some View { Box(["a": 1, 2: "c"] as [AnyHashable: Any]) }
  var case15: some View { Box([AnyHashable(1), "a"]) }
  var case16: some View { Box([AnyHashable(1), AnyHashable("a")]) }
  var case17: some View { Box([1, AnyHashable("a")]) }
  var case18: some View { Box([chosen ?? 1, 2.5]) }
  var case19: some View { Box([person, place]) }
  var case20: some View { Box([person, named]) }
  var case21: some View { Box([[person], [named]]) }
  var case22: some View { Box([[named], [person]]) }
  var case23: some View { Box([key, 1]) }
  var case24: some View { Box([1, key]) }
  var case25: some View { Box([key, "a", 2]) }
  var case26: some View { Box(["a", key]) }
  var case27: some View { Box([key: 1, "a": 2]) }
  var case28: some View { Box(["a": key, "b": 2]) }
  var case29: some View { Box(isOn ? key : "a") }
  var case30: some View { Box(pick(key, 1)) }
  var case31: some View { Box(pick(1, key)) }
  var case32: some View { Box([title, key]) }
  var case33: some View { Box([count, key]) }
  var case34: some View { Box([count + 1, 2.5]) }
  var case35: some View { Box([count, 2.5]) }
  var case36: some View { Box([count, side]) }
  var case37: some View { Box([count, "a"]) }
  var case38: some View { Box([count, title]) }
  var case39: some View { Box([title, nil, count]) }
  var case40: some View { Box(["a": count, "b": title]) }
  var case41: some View { Box(["a": count, "b": "c"]) }
  var case42: some View { Box(["a": 1, "b": "c"]) }
  var case43: some View { Box(["a": 1, "b": true]) }
  var case44: some View { Box(["a": ["b": 1], "c": 2]) }
  var case45: some View { Box([1, "a"]) }
  var body: some View { case1 }
}
