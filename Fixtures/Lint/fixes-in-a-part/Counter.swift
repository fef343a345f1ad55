import SwiftUI

final class Feed: ObservableObject {
  @Published var count = 0
}

@Observable final class Model {
  var count = 0
}

struct Counter: View {
  @ObservedObject var feed = Feed()
  let model = Model()
  @State var count = 0
  @State var label = "a"

  var body: some View { Text("\(feed.count + model.count + count) \(label)") }
}
