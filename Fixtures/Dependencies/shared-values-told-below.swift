// Who has the same stored value is told of its change, whether the parent's body runs or not.
import SwiftUI

struct Below: View {
  @AppStorage("isOn") private var isShown = false
  var body: some View { Text(isShown ? "on" : "off") }
}

struct Screen: View {
  @AppStorage("isOn") private var isOn = false
  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Below()
    }
  }
}
