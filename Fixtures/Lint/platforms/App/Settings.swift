import SwiftUI

struct Settings: View {
  @State private var isOn = false
  var body: some View {
    ScrollView {
      Form { Toggle("On", isOn: $isOn) }
    }
  }
}
