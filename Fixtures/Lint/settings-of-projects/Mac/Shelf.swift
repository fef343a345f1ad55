import SwiftUI

struct Shelf: View {
  var body: some View {
    #if os(macOS) && BOTH && !APP
    Toggle("Open", isOn: .constant(true)).onTapGesture {}
    #endif
  }
}
