// Shown at 240x64 with events: what a publisher sends is received as long as the view lives, by the action of the last body.
// Do: tap "Send"
// Do: tap "Send"
// Do: wait 2.5s
// Do: tap "Hide"
// Do: tap "Send"
import Combine
import SwiftUI

struct Listener: View {
  let factor: Int
  let subject: PassthroughSubject<Int, Never>
  @Binding var total: Int

  var body: some View {
    Text("\(total)")
      .onReceive(subject) { total += $0 * factor }
  }
}

struct ContentView: View {
  @State private var factor = 1
  @State private var total = 0
  @State private var ticks = 0
  @State private var isShown = true
  @State private var subject = PassthroughSubject<Int, Never>()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      if isShown { Listener(factor: factor, subject: subject, total: $total) }
      HStack {
        Button("Send") {
          subject.send(1)
          factor = 10
        }
        Button("Hide") { isShown = false }
      }
      Text("\(total) \(ticks)")
    }
    .onReceive(timer) { _ in ticks += 1 }
  }
}
