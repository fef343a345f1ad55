import SwiftUI

struct A: View {
  @State private var count = 0
  var body: some View { Text("a") }
}
