import SwiftUI

struct ClockRow: View {
  @State var count = 0
  var body: some View { Text("\(count)") }
}
