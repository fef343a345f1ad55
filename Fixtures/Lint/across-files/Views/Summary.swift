import SwiftUI

struct Summary: View {
  @State private var shown: Int

  init(count: Int) {
    _shown = State(initialValue: count)
  }

  var body: some View { Text(String(shown)) }
}
