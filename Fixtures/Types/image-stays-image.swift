// Image stays image: alone, in a builder beside another view, and with padding.
import SwiftUI

struct ResizableCase1: View {
  var body: some View {
    Image("sample").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
  }
  @ViewBuilder var beside: some View {
    Image("sample").resizable()
    Divider()
  }
  var afterPadding: some View {
    Image("sample").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile).padding()
  }
}

struct RenderingModeCase1: View {
  var body: some View { Image("sample").renderingMode(.template) }
  @ViewBuilder var beside: some View {
    Image("sample").renderingMode(.template)
    Divider()
  }
  var afterPadding: some View { Image("sample").renderingMode(.template).padding() }
}

struct InterpolationCase1: View {
  var body: some View { Image("sample").interpolation(.high) }
  @ViewBuilder var beside: some View {
    Image("sample").interpolation(.high)
    Divider()
  }
  var afterPadding: some View { Image("sample").interpolation(.high).padding() }
}

struct AntialiasedCase1: View {
  var body: some View { Image("sample").antialiased(true) }
  @ViewBuilder var beside: some View {
    Image("sample").antialiased(true)
    Divider()
  }
  var afterPadding: some View { Image("sample").antialiased(true).padding() }
}

struct SymbolRenderingModeCase2: View {
  var body: some View { Image("sample").symbolRenderingMode(.hierarchical) }
  @ViewBuilder var beside: some View {
    Image("sample").symbolRenderingMode(.hierarchical)
    Divider()
  }
  var afterPadding: some View { Image("sample").padding().symbolRenderingMode(.hierarchical) }
}

struct AllowedDynamicRangeCase1: View {
  var body: some View { Image("sample").allowedDynamicRange(.high) }
  @ViewBuilder var beside: some View {
    Image("sample").allowedDynamicRange(.high)
    Divider()
  }
  var afterPadding: some View { Image("sample").allowedDynamicRange(.high).padding() }
}
