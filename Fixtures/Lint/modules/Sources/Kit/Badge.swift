import SwiftUI

package struct Badge: View {
  package init() {}
  package var body: some View { Text("Badge") }
}

extension View {
  package func framed() -> some View { padding() }
}

package func twoBadges() -> some View {
  HStack {
    Badge()
    Badge().framed()
  }
}

// What is internal is no other module's: there `Label` is SwiftUI's.
struct Label: View {
  var body: some View { Text("Kit") }
}
