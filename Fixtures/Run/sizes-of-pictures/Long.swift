import SwiftUI

struct Long: View {
  @State private var height = 32.0
  var body: some View { Text("long").frame(height: height, alignment: .top) }
}
