import SwiftUI

struct Kit: View {
  var body: some View { Label("Kit", systemImage: "star").raised() }
}

extension View {
  func raised() -> some View { padding() }
}
