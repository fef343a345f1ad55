import SwiftUI

struct Chip: View {
  let text: String

  var body: some View { Text(text).padding().clipShape(.capsule) }
}

extension View {
  func asking(_ asks: Binding<Bool>) -> some View { confirmationDialog("Sure?", isPresented: asks) { Text("Yes") } }
}
