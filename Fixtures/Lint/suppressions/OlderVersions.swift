import SwiftUI

// A comment about what the deployment target has left behind suppresses nothing, and may for an older one.
extension View {
  @ViewBuilder func renewed() -> some View {
    if #available(iOS 15, *) {
      self
    } else {
      id(UUID())  // viewlint:disable:this volatile_view_id
    }
  }
}
