// A read in a helper that the body calls is one of the body; of a helper that nobody calls, and of a setter, it is none.
import SwiftUI

struct Helpers: View {
  @State private var count = 0
  @State private var name = ""
  @State private var unread = 0
  @State private var set = 0

  var body: some View {
    Text(title)
    row(name.count)
    stored
  }

  private var title: String { "\(count)" }
  private func row(_ n: Int) -> some View { Text("\(n) \(doubled)") }
  private var doubled: Int {
    get { count * 2 }
    nonmutating set { set = newValue }
  }
  private var unused: Int { unread }
}

extension Helpers {
  @ViewBuilder private var stored: some View {
    let text = name.uppercased()
    Text(text)
  }
}
