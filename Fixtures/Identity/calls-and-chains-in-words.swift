// What a helper calls is said as it reads where the helper is used; one of several conditions is enough where they are those
// of several branches, and a comma means that all must hold.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

extension View {
  @ViewBuilder func hidden(if condition: @autoclosure () -> Bool) -> some View {
    if condition() { hidden() } else { self }
  }

  @ViewBuilder func hidden(where condition: (Int) -> Bool) -> some View {
    if !condition(3) { self }
  }
}

struct Screen: View {
  @State private var isOn = false
  @State private var number = 0
  var body: some View {
    Counter().hidden(if: isOn)
    Counter().hidden(if: number > 3)
    Counter().hidden { number > $0 }
    Counter().hidden { limit in number > limit }
    Counter().hidden(where: isLarge)
    if number == 0 {
      Counter()
    } else if number == 1, isOn {
      Counter()
    } else {
      Counter()
    }
    if isOn, number == 1 { Counter() }
  }

  private func isLarge(_ limit: Int) -> Bool { number > limit }
}
