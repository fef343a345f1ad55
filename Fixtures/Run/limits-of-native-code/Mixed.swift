import SwiftUI
struct V: View {
  let n: Int? = 1
  var body: some View { if n < 2 { Text("a") } }
}
