// Shown at 240x96: a generic history in a state, with buttons that are disabled where there is nothing to undo.
// Do: tap "Red"
// Do: tap "Blue"
// Do: tap "Undo"
// Do: tap "Undo"
// Do: tap "Redo"
// Events
import SwiftUI

struct History<Value: Equatable> {
  private(set) var past: [Value] = []
  private(set) var present: Value
  private(set) var future: [Value] = []
  init(_ value: Value) { present = value }
  mutating func set(_ value: Value) {
    guard value != present else { return }
    past.append(present)
    present = value
    future = []
  }
  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(present)
    present = last
  }
  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(present)
    present = next
  }
}

struct ContentView: View {
  @State private var history = History("White")
  var body: some View {
    VStack {
      Text(history.present)
      HStack { ForEach(["Red", "Blue"], id: \.self) { name in Button(name) { history.set(name) } } }
      HStack {
        Button("Undo") { history.undo() }.disabled(history.past.isEmpty)
        Button("Redo") { history.redo() }.disabled(history.future.isEmpty)
      }
    }
  }
}
