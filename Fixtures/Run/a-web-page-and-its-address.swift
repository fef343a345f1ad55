// Shown at 320x160: a web view shows the address of its page, which does not load.
import SwiftUI
import WebKit

struct ContentView: View {
  @State private var page = WebPage()

  var body: some View {
    VStack {
      WebView(page)
      Text(page.url?.host() ?? "no page")
      WebView(url: URL(string: "https://example.com/help"))
    }
    .onAppear { page.load(URLRequest(url: URL(string: "https://example.com/start")!)) }
  }
}
