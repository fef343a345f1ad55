import SwiftUI

struct Modules: View {
  var body: some View {
    HStack {
      #if canImport(UIKit)
        Text("UIKit")
      #elseif canImport(AppKit)
        Toggle("AppKit", isOn: .constant(true))
      #endif
      #if canImport(WatchKit)
        Divider()
      #endif
      #if canImport(AVFoundation) && !canImport(Nothing)
        Spacer()
      #endif
    }
  }
}
