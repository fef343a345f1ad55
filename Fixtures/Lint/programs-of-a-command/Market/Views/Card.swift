import SwiftUI

struct Card: View {
  @State var price = 0
  var body: some View { Text("\(price)") }
}
