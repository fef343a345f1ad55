// Styles made of styles: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct OpacityCase2: View {
  var body: some View {
    Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(HierarchicalShapeStyle.secondary.opacity(0.5))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(TintShapeStyle().opacity(0.5)) }
}

struct BlendModeCase2: View {
  var body: some View {
    Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).blendMode(.multiply))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(HierarchicalShapeStyle.secondary.blendMode(.multiply))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(TintShapeStyle().blendMode(.multiply)) }
}

struct ShadowCase2: View {
  var body: some View {
    Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).shadow(.drop(radius: 3)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(HierarchicalShapeStyle.secondary.shadow(.drop(radius: 3)))
    Divider()
  }
  var afterPadding: some View { Sample().padding().background(TintShapeStyle().shadow(.drop(radius: 3))) }
}

struct InCase1: View {
  var body: some View {
    Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).in(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(HierarchicalShapeStyle.secondary.in(CGRect(x: 0, y: 0, width: 1, height: 1)))
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().background(TintShapeStyle().in(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }
}
