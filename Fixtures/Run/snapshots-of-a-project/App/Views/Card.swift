import SwiftUI

struct Card: View {
  let title: String
  var isOn = true
  var body: some View {
    HStack {
      Text(title)
      if isOn { Text("on").foregroundStyle(.green) }
    }
  }
}

#Preview("card") { Card(title: "Lamp") }
#Preview { Card(title: "Door", isOn: false) }
#Preview { Card(title: "Gate") }
