// An annotation may leave its arguments to the value.
import SwiftUI

struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("") }
}

func unwrapping<Element>(_ set: Set<Element>) -> Holder<Element>? { nil }

struct Annotated: View {
  let numbers: Set = [1, 2]
  let words: Array = ["a"]
  let prices: Dictionary = ["a": 1.5]
  let maybe: Optional = 3
  let range: ClosedRange = 0...2.5
  let placeholder: [_] = ["a"]
  var binding: Binding = .constant(3)
  static let shared: Set = ["a"]
  @State private var chosen: Set = ["a"]
  @State private var list: Array = [1.5]

  var ofSet: some View { Holder(value: numbers) }
  var ofArray: some View { Holder(value: words) }
  var ofDictionary: some View { Holder(value: prices) }
  var ofOptional: some View { Holder(value: maybe) }
  var ofRange: some View { Holder(value: range) }
  var ofPlaceholder: some View { Holder(value: placeholder) }
  var ofBinding: some View { Holder(value: binding) }
  var ofStatic: some View { Holder(value: Self.shared) }
  var ofState: some View { Holder(value: chosen) }
  var ofProjection: some View { Holder(value: $chosen) }
  var ofLocal: some View {
    let set: Set = [true]
    let pairs: Dictionary = [1: "a"]
    return Holder(value: (set, pairs))
  }
  var ofCast: some View { Holder(value: [1, 2] as Set) }
  var ofOpenCast: some View { Holder(value: ["a"] as Array) }
  var ofCall: some View { unwrapping(["a"]) }

  var body: some View {
    ForEach(list, id: \.self) { Holder(value: $0) }
  }
}
