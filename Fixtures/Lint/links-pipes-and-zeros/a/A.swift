import SwiftUI

struct A: View {
  var body: some View { Color.brand }
}
