import SwiftUI

struct Door: View {
  @State var isOpen = false

  var body: some View {
    VStack {
      header
      if isOpen { Counter() }
    }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}
