// Shown at 240x48: another id cancels the task, whose sleep ends at once; the new one starts after that.
// Do: tap "Next 1"
// Do: wait 2s
import SwiftUI

struct ContentView: View {
  @State private var number = 1

  var body: some View {
    Button("Next \(number)") { number += 1 }
      .task(id: number) {
        print("start \(number)")
        do {
          try await Task.sleep(for: .seconds(1))
          print("end \(number)")
        } catch {
          print("cancelled: \(error is CancellationError)")
        }
      }
  }
}
