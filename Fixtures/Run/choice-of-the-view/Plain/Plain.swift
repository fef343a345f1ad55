import SwiftUI

struct Left: View {
  var body: some View { Text("left") }
}

struct Right: View {
  var body: some View { Text("right") }
}
