import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

struct Story: View {
  @ObservedObject private var model = Model()
  func pause() { model.count = 0 }
  var body: some View { Text("\(model.count)") }
}

struct Page: View {
  @ObservedObject private var model = Model()
  func pause() { model.count = 0 }
  var body: some View { Text("\(model.count)").onDisappear(perform: pause) }
}
