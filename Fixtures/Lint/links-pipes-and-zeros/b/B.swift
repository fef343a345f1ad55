import SwiftUI

struct B: View {
  var body: some View { Color.brand }
}
