import SwiftUI

struct Nothing: View {
  var words: [String] = []

  var body: some View {
    ForEach(words, id: \.self) { Text($0) }
  }
}
