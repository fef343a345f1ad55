import SwiftUI

struct Titles: View {
  var body: some View {
    NavigationStack { Text("Title") }
      .navigationTitle("On a Mac this is the window's")
      .navigationDestination(for: Int.self) { Text(String($0)) }
  }
}

extension View {
  @ViewBuilder func renewed() -> some View {
    if #available(iOS 17, macOS 15, *) { self } else { id(UUID()) }
  }
}
