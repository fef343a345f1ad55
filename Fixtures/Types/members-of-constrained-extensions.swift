// A member of a constrained extension is only there where its condition is known to hold: in code of the protocol
// itself nothing is known of `Item`. The value of nested wrappers is the innermost one's.
import SwiftUI

protocol Entry {
  associatedtype Item
  var item: Item { get }
}

extension Entry {
  var label: some View { Color.red }
  func badge() -> Text { Text("plain") }
  var row: some View {
    VStack {
      label; badge()
    }
  }
}

extension Entry where Item == Int {
  var label: some View { Text("number") }
  func badge() -> Image { Image("number") }
  var numberRow: some View {
    VStack {
      label; badge()
    }
  }
}

extension Entry where Item: Collection {
  var label: some View { Image("list").padding() }
}

struct NumberEntry: Entry { let item = 1 }
struct ListEntry: Entry { let item = [1] }
struct FractionEntry: Entry { let item = 0.5 }

@propertyWrapper struct Clamped<Value: Comparable> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ limits: ClosedRange<Value>) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Show<Value>: View {
  init(_ value: Value) {}
  var body: some View { Text("") }
}

struct Entries: View {
  @Logged @Clamped(1...3) var count = 2

  var ofNumber: some View { NumberEntry().label }
  var ofList: some View { ListEntry().label }
  var ofFraction: some View { FractionEntry().label }
  var inProtocol: some View { NumberEntry().row }
  var inExtension: some View { NumberEntry().numberRow }
  var nested: some View { Show(count) }
  var storage: some View { Show(_count) }

  var body: some View { Text("") }
}
