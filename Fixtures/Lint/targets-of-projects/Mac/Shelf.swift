import SwiftUI

struct Shelf: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    NavigationLink("Open", isActive: $isOpen) { Text("\(count)") }
      .onChange(of: isOpen) { isOpen in count += isOpen ? 1 : 0 }
  }
}
