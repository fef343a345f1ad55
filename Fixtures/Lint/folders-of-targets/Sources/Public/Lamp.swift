import Box
import SwiftUI

struct Lamp: View {
  var body: some View {
    VStack {
      Circle().active(if: true)
      Group {
        Crate()
      }
    }
  }

  var contents: some View { ForEach([Group().name], id: \.self) { Text($0) } }
}
