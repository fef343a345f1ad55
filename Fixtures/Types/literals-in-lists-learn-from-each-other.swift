// What lists, dictionaries and pairs of literals are of is told by all of them: each, where it is not of that type, becomes so.
import SwiftUI

struct Box<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { EmptyView() }
}

func pick<T>(_ first: T, _ second: T) -> T { first }
func join<T>(_ first: [T], _ second: [T]) -> T { first[0] }

struct Lists: View {
  let side = 2.5
  let count = 3
  let isOn = true
  let width: CGFloat = 1
  var nilBehind: some View { Box(pick([1], [nil])) }
  var nilBefore: some View { Box(pick([nil], [1])) }
  var nested: some View { Box(pick([[1]], [[nil]])) }
  var values: some View { Box(pick([1: nil], [2: "a"])) }
  var fraction: some View { Box(pick([1], [2.5])) }
  var known: some View { Box(pick([1], [side])) }
  var optional: some View { Box(pick([count], [nil])) }
  var elements: some View { Box(join([1], [nil])) }
  var listOfLists: some View { Box([[1], [nil]]) }
  var listOfKnown: some View { Box([[1], [side]]) }
  var letters: some View { Box([["a"], ["b" as Character]]) }
  var dictionaries: some View { Box([["a": 1], ["b": 2.5]]) }
  var choice: some View { Box(isOn ? [1] : [nil]) }
  var numbers: some View { Box([side, width]) }
  var tuples: some View { Box(pick((1, "a"), (side, "b"))) }
  var body: some View { listOfKnown }
}
