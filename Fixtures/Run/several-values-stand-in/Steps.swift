import SwiftUI

struct StepsView: View {
  let count: Int
  init?(count: Int, labels: [String]? = nil) {
    guard 3...6 ~= count else { return nil }
    self.count = count
  }
  var body: some View { Text("\(count) steps") }
}
