import SwiftUI

struct OldTeaView: View {
  let tea = Tea()

  var body: some View { Text("old \(tea.name)") }
}
