import SwiftUI

@testable import Kit

struct Shown: View {
  var body: some View {
    Pair()
    Label()
  }
}
