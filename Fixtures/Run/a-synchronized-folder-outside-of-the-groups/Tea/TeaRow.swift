import SwiftUI

struct TeaRow: View {
  let tea: Tea
  var body: some View { Text(tea.name).padding(8).background(Color("leaf")) }
}

#Preview { TeaRow(tea: .green) }
