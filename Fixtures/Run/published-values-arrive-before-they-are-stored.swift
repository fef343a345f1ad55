// Shown at 240x48: a subscriber of a published property gets the new value while the property still has the old one.
// Do: tap "Add"
import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var value = 1
  private var bag: Set<AnyCancellable> = []

  init() {
    $value.sink { [unowned self] new in print("new \(new), stored \(self.value)") }.store(in: &bag)
  }
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Text("value \(model.value)")
      Button("Add") { model.value += 1 }
    }
  }
}
