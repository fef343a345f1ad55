import SwiftUI

struct Other: View {
  var body: some View { Color("Ground") }
}
