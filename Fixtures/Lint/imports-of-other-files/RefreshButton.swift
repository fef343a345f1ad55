// What a module adds to the types of others is seen by all files if one of them imports it; its own types are not.
import SwiftUI

struct RefreshButton: View {
  var body: some View {
    Button(intent: Refresh()) { Image(systemName: "arrow.clockwise") }
  }
}
