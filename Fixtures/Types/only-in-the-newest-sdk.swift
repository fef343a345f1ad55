// sdk: 26
// target: ios26
// Only in the newest sdk: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ToolbarSpacerCase1: View {
  var body: some View { Sample().toolbar { ToolbarSpacer(.flexible, placement: .topBarTrailing) } }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarSpacer()
      ToolbarItem { Text("beside") }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar {
      ToolbarSpacer(.flexible, placement: .topBarTrailing)
      ToolbarItem { Text("beside") }
    }
  }
}

struct PrimitiveButtonStyleGlassCase1: View {
  var body: some View { Sample().buttonStyle(.glass) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.glass)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.glass) }
}

struct PrimitiveButtonStyleGlassProminentCase1: View {
  var body: some View { Sample().buttonStyle(.glassProminent) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.glassProminent)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.glassProminent) }
}
