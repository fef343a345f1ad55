// Operators and subscripts of the program give what their code makes: `Binding(get:set:)` is never equal to another, an
// object is new each time.
import SwiftUI

final class Model {}

func ?? <Value>(left: Binding<Value?>, right: Value) -> Binding<Value> {
  Binding(get: { left.wrappedValue ?? right }, set: { left.wrappedValue = $0 })
}

prefix func ! (value: Binding<Bool>) -> Binding<Bool> {
  Binding(get: { !value.wrappedValue }, set: { value.wrappedValue = !$0 })
}

func + (left: Model, right: Model) -> Model { Model() }
func - (left: Model, right: Model) -> Model { left }

struct Number: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Text("\(isOn)") }
}

struct Holder: View {
  let model: Model
  var body: some View { Text("") }
}

struct Screen: View {
  let model: Model
  @State private var count = 0
  @State private var number: Int?
  @State private var isOn = false

  var body: some View {
    Text("\(count)")
    Number(value: $number ?? 3)
    Switch(isOn: !$isOn)
    Holder(model: model + model)
    Holder(model: model - model)
  }
}
