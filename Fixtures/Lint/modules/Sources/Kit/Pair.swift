import SwiftUI

struct Pair: View {
  var body: some View { Text("left") <+> Text("right") * 3 }
}
