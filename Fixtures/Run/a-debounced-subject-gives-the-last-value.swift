// Shown at 240x64: a subject that is debounced: the last of several values arrives when it has been still.
// Do: tap "Type"
// Do: wait 0.1s
// Do: tap "Type"
// Do: wait 0.5s
// Do: tap "Type"
import Combine
import SwiftUI

final class Model: ObservableObject {
  let typed = PassthroughSubject<Int, Never>()
  @Published var settled = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    typed.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] in self?.settled = $0 }
      .store(in: &bag)
  }
}

struct ContentView: View {
  @StateObject private var model = Model()
  @State private var count = 0

  var body: some View {
    VStack {
      Text("typed \(count), settled \(model.settled)")
      Button("Type") {
        count += 1
        model.typed.send(count)
      }
    }
  }
}
