import Observation
import SwiftUI

@Observable final class Model {
  var read = 0
  var unread = 0
  @ObservationIgnored var ignored = 0
  let fixed = 0
  var sum: Int { read + unread }
}

final class Store: ObservableObject {
  @Published var items: [String] = []
  var plain = 0
  var count = 0 {
    willSet { objectWillChange.send() }
  }
  @AppStorage("name") var name = ""
}

struct First: View {
  @State private var tab = 0
  let model: Model
  @StateObject private var store = Store()
  var body: some View { Text("\(tab) \(model.read)") }
}

struct Second: View {
  @State private var tab = 0
  var body: some View { Text("\(tab)") }
}
