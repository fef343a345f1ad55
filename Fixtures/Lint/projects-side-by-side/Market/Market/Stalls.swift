import SwiftUI

struct Stalls: View {
  var body: some View {
    List { Text("a") }
  }
}
