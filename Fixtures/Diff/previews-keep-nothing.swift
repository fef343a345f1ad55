// What a preview shows keeps nothing that anybody loses.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

// MARK: old
struct Counter_Previews: PreviewProvider {
  static var previews: some View { Counter() }
}

#Preview { Counter() }

// MARK: new
struct Counter_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Counter()
      Counter().preferredColorScheme(.dark)
    }
  }
}

#Preview { VStack { Counter() } }
