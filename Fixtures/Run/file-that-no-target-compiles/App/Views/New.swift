import SwiftUI

struct TeaView: View {
  var body: some View { Text("new \(Tea().name)") }
}
