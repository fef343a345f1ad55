// Without `@ViewBuilder` two returns of one type are one place; with it they are two.
import SwiftUI

struct Helpers: View {
  var isOn: Bool
  var body: some View {
    VStack {
      plain
      built
      one(isOn)
    }
  }

  private var plain: some View {
    if isOn { return Text("a") }
    return Text("b")
  }

  @ViewBuilder private var built: some View {
    if isOn { Text("a") } else { Text("b") }
  }

  private func one(_ flag: Bool) -> some View { Text(flag ? "a" : "b") }
}
