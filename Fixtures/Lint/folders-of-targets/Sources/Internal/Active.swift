import SwiftUI

extension View {
  @ViewBuilder func active(if condition: Bool) -> some View {
    if condition { self }
  }
}
