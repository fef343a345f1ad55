// Shown at 320x64: what publishers are made of and what they are turned into, on the clock of the preview.
// Do: tap "Send"
// Do: wait 3s
import Combine
import SwiftUI

final class Model: ObservableObject {
  let sent = PassthroughSubject<Int, Never>()
  let many = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<String, Never>("first")
  @Published var text = "a"
  @Published var assigned = 0
  private var bag: Set<AnyCancellable> = []
  private var released: AnyCancellable?
  private let start = Date.now

  func time() -> String { String(format: "%.1f", Date.now.timeIntervalSince(start)) }

  init() {
    Just(1).map { $0 + 1 }.sink { print("just \($0)") }.store(in: &bag)
    sent.filter { $0 % 2 == 0 }.map { $0 * 10 }.sink { print("even \($0)") }.store(in: &bag)
    sent.removeDuplicates().sink { print("different \($0)") }.store(in: &bag)
    sent.debounce(for: .seconds(0.5), scheduler: RunLoop.main)
      .sink { [unowned self] in print("debounced \($0) at \(self.time())") }.store(in: &bag)
    many.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      .sink { [unowned self] in print("throttled \($0) at \(self.time())") }.store(in: &bag)
    sent.delay(for: .seconds(2), scheduler: RunLoop.main)
      .sink { [unowned self] in print("delayed \($0) at \(self.time())") }.store(in: &bag)
    sent.receive(on: DispatchQueue.main).assign(to: \.assigned, on: self).store(in: &bag)
    current.sink { print("current \($0)") }.store(in: &bag)
    $text.sink { print("text \($0)") }.store(in: &bag)
    released = sent.sink { print("released \($0)") }
    released = nil
  }
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Button("Send") {
        for number in [1, 2, 2, 4] { model.sent.send(number) }
        model.current.send("second")
        print("value \(model.current.value)")
        model.text = "b"
        Task {
          for number in 1...5 {
            model.many.send(number)
            try? await Task.sleep(for: .milliseconds(300))
          }
        }
      }
      Text("assigned \(model.assigned)")
    }
  }
}
