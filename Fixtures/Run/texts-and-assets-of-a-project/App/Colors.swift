import SwiftUI

struct Colors: View {
  var body: some View {
    HStack {
      Color(.brand)
      Color("Brand")
      Rectangle().fill(.brand)
      Color(uiColor: .systemBackground)
    }
    .frame(width: 500, height: 10)
  }
}
