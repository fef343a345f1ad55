#if os(macOS)
import SwiftUI

struct Panel: View {
  var body: some View { Text("On a Mac").padding() }
}
#endif
