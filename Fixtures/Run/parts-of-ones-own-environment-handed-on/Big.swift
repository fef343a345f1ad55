import SwiftUI

struct Small: View {
  @Environment(\.colorScheme) var scheme
  var entry: Int
  var body: some View { Text(scheme == .dark ? "dark \(entry)" : "light \(entry)") }
}

/// A wrapper of the environment is handed on as a whole, and read where it arrives.
struct Big: View {
  @Environment(\.colorScheme) var scheme
  var entry: Int
  var body: some View {
    VStack {
      Small(scheme: _scheme, entry: entry)
      Small(entry: 2)
      Small(scheme: Environment(\.colorScheme), entry: 3).environment(\.colorScheme, .dark)
    }
  }
}

#Preview { Big(entry: 1) }
