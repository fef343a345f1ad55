// Shown at 240x144: a view of UIKit is updated for what it observes and binds: an observed object, the properties of an
// observable one that it reads, a binding.
// Do: tap "Store"
// Do: tap "Model"
// Do: tap "Unread"
// Do: tap "Text"
// Events
import SwiftUI
import UIKit
import Observation

final class Store: ObservableObject { @Published var name = "one" }
@Observable final class Model { var level = 1; var other = 1 }

struct Field: UIViewRepresentable {
  @ObservedObject var store: Store
  let model: Model
  @Binding var text: String
  @State private var own = 0
  func makeUIView(context: Context) -> UILabel {
    print("make")
    return UILabel()
  }
  func updateUIView(_ view: UILabel, context: Context) { print("update \(store.name) \(model.level) \(text)") }
}
struct ContentView: View {
  @StateObject private var store = Store()
  @State private var model = Model()
  @State private var text = "a"
  var body: some View {
    VStack(spacing: 0) {
      Button("Store") { store.name += "!" }
      Button("Model") { model.level += 1 }
      Button("Unread") { model.other += 1 }
      Button("Text") { text += "b" }
      Field(store: store, model: model, text: $text).frame(height: 32)
    }
  }
}
