import SwiftUI

struct ClockView: View {
  @State var isLate = false
  var body: some View {
    if isLate { Card() } else { Card().opacity(0) }
    if isLate { ClockRow() } else { ClockRow().opacity(0) }
  }
}
