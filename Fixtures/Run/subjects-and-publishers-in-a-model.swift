// Shown at 240x96: a current value reaches who comes later, a passed one does not; what is cancelled hears no more.
// Do: tap "Send"
// Do: tap "Stop"
// Do: tap "Send"
// Events
import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var log: [String] = []
  let current = CurrentValueSubject<Int, Never>(1)
  let passed = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    passed.send(0)
    current.sink { [weak self] in self?.log.append("c\($0)") }.store(in: &bag)
    passed.map { $0 * 10 }.filter { $0 > 10 }.removeDuplicates()
      .sink { [weak self] in self?.log.append("p\($0)") }
      .store(in: &bag)
    Just(7).sink { [weak self] in self?.log.append("j\($0)") }.store(in: &bag)
  }

  func send() {
    current.value += 1
    passed.send(1)
    passed.send(2)
    passed.send(2)
  }
  func stop() { bag.removeAll() }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Send") { model.send() }
      Button("Stop") { model.stop() }
    }
  }
}
