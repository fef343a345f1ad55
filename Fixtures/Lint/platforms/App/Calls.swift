#if os(watchOS)
  import SwiftUI
  import WatchKit

  struct Calls: View {
    let number: URL
    var body: some View {
      Button("Call") { WKExtension.shared().openSystemURL(number) }
      Button("Call again") { WKApplication.shared().openSystemURL(number) }
    }
  }
#endif
