// What labels, key paths, literals and closures say of which declaration is meant, and how functions are printed.
import Combine
import SwiftUI

struct Shown<Value>: View {
  let value: Value
  init(_ value: Value) { self.value = value }
  var body: some View { Text("") }
}

enum Mode: String { case on, off }

func moved(by: Int) -> Int { by }
func moved(to: Int) -> String { "" }
func made(_ make: () -> Int) -> Int { make() }
func made(_ make: () -> String) -> String { make() }
func other<T>(_ value: T, or other: T? = nil) -> T? { other }
func changed(_ value: inout Int, by other: Int) {}

struct References: View {
  let wide: CGFloat = 1
  let share = 2.5
  @StateObject private var model = Model()
  var body: some View { Text("") }
  var labels: some View { Shown(moved(to:)) }
  var labelsOfFirst: some View { Shown(moved(by:)) }
  var initializer: some View { Shown(Mode.init(rawValue:)) }
  var function: some View { Shown(changed) }
  var tupleType: some View { Shown((Int, String).self) }
  var closures: some View {
    HStack {
      Shown(made { "a" })
      Shown(made { 1 })
    }
  }
  var literals: some View {
    HStack {
      Shown(other(1, or: 2.5))
      Shown(other(1))
    }
  }
  var numbers: some View {
    HStack {
      Shown(wide * share)
      Shown(share * wide)
      Shown(wide * 2)
    }
  }
  var keyPaths: some View {
    HStack {
      Shown(model.$names.map(\.count))
      Shown(model.names.map(\.count))
    }
  }
}

// A member of this name is also in SwiftUI, for another platform.
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  static var card: BorderlessButtonStyle { .init() }
}

struct Styled: View {
  var body: some View { Button("a") {}.buttonStyle(.card) }
}

final class Model: ObservableObject {
  @Published var names: [String] = []
}
