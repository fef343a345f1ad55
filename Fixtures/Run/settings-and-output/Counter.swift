import SwiftUI

struct Counter: View {
  let title: String
  @State private var count = 1

  var body: some View { Text("\(title): \(count)") }
}
