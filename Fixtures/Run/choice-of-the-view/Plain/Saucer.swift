import SwiftUI

struct Rim: View {
  var body: some View { Text("rim") }
}

struct Saucer: View {
  var body: some View { Text("saucer") }
}
