// Shown at 240x96: a write to an element of a published collection is one signal, given before the value is stored; a new
// subscriber is sent the value that there is.
// Do: tap "Through a binding"
// Do: tap "Subscribe"
// Events
import Combine
import SwiftUI

struct Item { var count = 0 }

final class Model: ObservableObject {
  @Published var items = [Item(), Item()]
  private var bag: Set<AnyCancellable> = []
  init() { objectWillChange.sink { [unowned self] in print("will change", self.items[1].count) }.store(in: &bag) }
  func subscribe() { $items.map { $0[1].count }.sink { print("value \($0)") }.store(in: &bag) }
}

struct Field: View {
  @Binding var count: Int
  var body: some View { Button("Through a binding") { count += 1 } }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    let _ = print("body", model.items[1].count)
    VStack {
      Text("\(model.items[1].count)")
      Field(count: $model.items[1].count)
      Button("Subscribe") { model.subscribe() }
    }
  }
}
