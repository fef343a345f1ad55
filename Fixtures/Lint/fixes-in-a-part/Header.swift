import SwiftUI

struct Header: View {
  var body: some View { Title(text: "New").padding().background(.yellow) }
}
