// Shown at 240x80: the name of a method is a value, whatever would call it.
import SwiftUI

final class Model: NSObject, ObservableObject {
  @Published var count = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("changed"), object: nil)
  }

  @objc func changed() { count += 1 }
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack(spacing: 0) {
      Text("count \(model.count)")
      Button("Done") {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
    }
  }
}
