// Lists of objects are of the nearest class that all are of: so are lists in lists, as long as they are literals.
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
  let shape = Shape()
  let circle = Circle()
  let square = Square()
  let disc = Disc()
  let star = Star()
  let moon = Moon()
  let shapes = [Shape()]
  let circles = [Circle()]
  let squares = [Square()]
  let chosenCircle: Circle? = Circle()
  let chosenSquare: Square? = Square()
  let circlesByName = ["a": Circle()]
  let squaresByName = ["a": Square()]
  let isOn = true
  var case1: some View { Box([circle, square]) }
  var case2: some View { Box([circle, disc]) }
  var case3: some View { Box([disc, circle]) }
  var case4: some View { Box([disc, square]) }
  var case5: some View { Box([shape, disc]) }
  var case6: some View { Box([star, moon]) }
  var case7: some View { Box([star, circle]) }
  var case8: some View { Box([circle, square, nil]) }
  var case9: some View { Box([nil, circle, square]) }
  var case10: some View { Box([circle] + [square]) }
  var case11: some View { Box([star] + [moon]) }
  var case12: some View { Box([shape] + [circle]) }
  var case13: some View { Box([circle] + [shape]) }
  var case14: some View { Box([circle, square] + [disc]) }
  var case15: some View { Box(["a": circle, "b": square]) }
  var case16: some View { Box([[circle], [square]]) }
  var case17: some View { Box([("a", circle), ("b", square)]) }
  var case18: some View { Box(pick(circle, square)) }
  var case19: some View { Box(pick([circle], [square])) }
  var case20: some View { Box(many(circle, square)) }
  var case21: some View { Box(arr([circle, square])) }
  var case22: some View { Box(dic(["a": circle, "b": square])) }
  var case23: some View { Box(fn { isOn ? circle : square }) }
  var case24: some View { Box(fn { isOn ? [circle] : [square] }) }
  var case25: some View { Box(isOn ? circle : square) }
  var case26: some View { Box(isOn ? [circle] : [square]) }
  var case27: some View { Box(circles + squares) }
  var case28: some View { Box([circle] + squares) }
  var case29: some View { Box(circles + [square]) }
  var case30: some View { Box(shapes + circles) }
  var case31: some View { Box(circles + shapes) }
  var case32: some View { Box([circles, squares]) }
  var case33: some View { Box([[circle], squares]) }
  var case34: some View { Box([circles, [square]]) }
  var case35: some View { Box([circles, shapes]) }
  var case36: some View { Box([circlesByName, squaresByName]) }
  var case37: some View { Box([["a": circle], ["b": square]]) }
  var case38: some View { Box([chosenCircle, chosenSquare]) }
  var case39: some View { Box([chosenCircle, square]) }
  var case40: some View { Box([circle, chosenSquare]) }
  var case41: some View { Box([circle, nil, square]) }
  var case42: some View { Box(pick([circle], squares)) }
  var case43: some View { Box(pick(chosenCircle, chosenSquare)) }
  var case44: some View { Box(pick(chosenCircle, square)) }
  var case45: some View { Box(pick(["a": circle], ["a": square])) }
  var body: some View { case1 }
}
