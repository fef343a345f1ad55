// Pictures canvases and sections: alone, in a builder beside another view, and with padding.
import SwiftUI

struct AsyncImageCase1: View {
  var body: some View { AsyncImage(url: URL(string: "https://example.com"), scale: 4) }
  @ViewBuilder var beside: some View {
    AsyncImage(url: URL(string: "https://example.com"))
    Divider()
  }
  var afterPadding: some View { AsyncImage(url: URL(string: "https://example.com"), scale: 4).padding() }
}

struct AsyncImageCase2: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.com"), scale: 4) { image in image.resizable() } placeholder: { ProgressView() }
  }
  @ViewBuilder var beside: some View {
    AsyncImage(url: URL(string: "https://example.com")) { image in image.resizable() } placeholder: { ProgressView() }
    Divider()
  }
  var afterPadding: some View {
    AsyncImage(url: URL(string: "https://example.com"), scale: 4, content: { image in image.resizable() }, placeholder: { ProgressView() }).padding()
  }
}

struct AsyncImageCase3: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.com"), scale: 4, transaction: Transaction(animation: .easeIn)) { phase in if let image = phase.image { image } else { ProgressView() } }
  }
  @ViewBuilder var beside: some View {
    AsyncImage(url: URL(string: "https://example.com")) { phase in if let image = phase.image { image } else { ProgressView() } }
    Divider()
  }
  var afterPadding: some View {
    AsyncImage(url: URL(string: "https://example.com"), scale: 4, transaction: Transaction(animation: .easeIn), content: { phase in if let image = phase.image { image } else { ProgressView() } }).padding()
  }
}
