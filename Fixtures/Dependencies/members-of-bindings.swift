// What the program adds to bindings reads the property that the binding is of, where it asks for `wrappedValue`.
import SwiftUI

extension Binding where Value == Bool {
  var inverted: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
  var value: Bool { self.wrappedValue }
}

extension Binding {
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
  func noted(_ note: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0; note($0) })
  }
  func same() -> Binding<Value> { self }
}

struct Inverted: View {
  @State private var isOn = false
  var body: some View { Toggle("On", isOn: $isOn.inverted) }
}

struct Read: View {
  @State private var isOn = false
  var body: some View { Text("\($isOn.value)") }
}

struct Presented: View {
  @State private var item: Int?
  var body: some View { Text("a").sheet(isPresented: $item.isPresent()) { Text("b") } }
}

struct Noted: View {
  @Binding var count: Int
  var body: some View { Stepper("Count", value: $count.noted { print($0) }) }
}

struct HandedOn: View {
  @State private var count = 0
  var body: some View { Stepper("Count", value: $count.same()) }
}
