// The environment and observed objects subscribe by being declared, read or not.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

struct Screen: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var session: Session
  @AppStorage("name") private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
      .foregroundStyle(scheme == .dark ? .white : .black)
  }
}
