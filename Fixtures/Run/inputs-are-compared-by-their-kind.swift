// Shown at 320x320: inputs are equal by `==` where their type has one, else field by field, objects by identity, boxes of
// a protocol by their type and what is in them. Closures are equal only where one stored closure is given again.
// Do: tap "Again"
// Do: tap "Other"
// Events
import SwiftUI

struct Rounded: Equatable {
  var number: Double
  static func == (left: Rounded, right: Rounded) -> Bool { left.number.rounded() == right.number.rounded() }
}

struct Pair {
  var name: String
  var rounded: Rounded
}

final class Box { var value = 0 }

final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
}

protocol Animal { var name: String { get } }
struct Cat: Animal { var name: String }
struct Dog: Animal { var name: String }

struct Input<Value>: View {
  let value: Value
  var body: some View { Text("\(Value.self)") }
}

struct Acting: View {
  let action: () -> Void
  var body: some View { Text("closure") }
}

struct ContentView: View {
  @State private var count = 0
  @State private var isOther = false
  @State private var box = Box()
  let action: () -> Void = {}

  var body: some View {
    let _ = count
    VStack(spacing: 0) {
      Button("Again") { count += 1 }
      Button("Other") { isOther = true }
      Input(value: Rounded(number: isOther ? 2 : 1 + Double(count) / 10))
      Input(value: Pair(name: "a", rounded: Rounded(number: isOther ? 2 : 1 + Double(count) / 10)))
      Input(value: isOther ? Box() : box)
      Input(value: Named(isOther ? "b" : "a"))
      Input<any Animal>(value: isOther ? Dog(name: "Tom") : Cat(name: "Tom"))
      Input<[Int: String]>(value: [1: "a", 2: isOther ? "c" : "b"])
      Input<Double?>(value: isOther ? nil : 1)
      Input<(Int, String)>(value: (1, isOther ? "b" : "a"))
      Acting(action: action)
      Acting(action: { box.value += 1 })
    }
  }
}
