// Layouts called: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct HStackLayoutCase1: View {
  var body: some View {
    HStackLayout(alignment: .top, spacing: 8) {
      Text("a")
      Sample()
    }
  }
  @ViewBuilder var beside: some View {
    HStackLayout() { Sample() }
    Divider()
  }
  var afterPadding: some View {
    HStackLayout(alignment: .top, spacing: 8) { ForEach(0..<3) { Text("\($0)") } }.padding()
  }
}

struct VStackLayoutCase1: View {
  var body: some View {
    VStackLayout(alignment: .leading, spacing: 8) {
      Text("a")
      Sample()
    }
  }
  @ViewBuilder var beside: some View {
    VStackLayout() { Sample() }
    Divider()
  }
  var afterPadding: some View {
    VStackLayout(alignment: .leading, spacing: 8) { ForEach(0..<3) { Text("\($0)") } }.padding()
  }
}

struct ZStackLayoutCase1: View {
  var body: some View {
    ZStackLayout(alignment: .bottomTrailing) {
      Text("a")
      Sample()
    }
  }
  @ViewBuilder var beside: some View {
    ZStackLayout() { Sample() }
    Divider()
  }
  var afterPadding: some View {
    ZStackLayout(alignment: .bottomTrailing) { ForEach(0..<3) { Text("\($0)") } }.padding()
  }
}

struct GridLayoutCase1: View {
  var body: some View {
    GridLayout(alignment: .bottomTrailing, horizontalSpacing: 8, verticalSpacing: 8) {
      Text("a")
      Sample()
    }
  }
  @ViewBuilder var beside: some View {
    GridLayout() { Sample() }
    Divider()
  }
  var afterPadding: some View {
    GridLayout(alignment: .bottomTrailing, horizontalSpacing: 8, verticalSpacing: 8) { ForEach(0..<3) { Text("\($0)") } }.padding()
  }
}

struct AnyLayoutCase1: View {
  var body: some View {
    AnyLayout(HStackLayout(spacing: 4)) {
      Text("a")
      Sample()
    }
  }
  @ViewBuilder var beside: some View {
    AnyLayout(HStackLayout(spacing: 4)) { Sample() }
    Divider()
  }
  var afterPadding: some View {
    AnyLayout(HStackLayout(spacing: 4)) { ForEach(0..<3) { Text("\($0)") } }.padding()
  }
}
