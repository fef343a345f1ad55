import SwiftUI

struct B: View {
  @State private var count = 0
  var body: some View { Text("b") }
}
