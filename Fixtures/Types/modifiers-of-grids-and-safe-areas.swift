// Modifiers of grids and safe areas: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct Flexibility: LayoutValueKey {
  static let defaultValue: CGFloat? = nil
}

struct LayoutValueCase1: View {
  var body: some View { Sample().layoutValue(key: Flexibility.self, value: 20) }
  @ViewBuilder var beside: some View {
    Sample().layoutValue(key: Flexibility.self, value: 20)
    Divider()
  }
  var afterPadding: some View { Sample().padding().layoutValue(key: Flexibility.self, value: 20) }
}

struct GridCellColumnsCase1: View {
  var body: some View { Sample().gridCellColumns(2) }
  @ViewBuilder var beside: some View {
    Sample().gridCellColumns(2)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gridCellColumns(2) }
}

struct GridCellAnchorCase1: View {
  var body: some View { Sample().gridCellAnchor(.topLeading) }
  @ViewBuilder var beside: some View {
    Sample().gridCellAnchor(.topLeading)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gridCellAnchor(.topLeading) }
}

struct GridColumnAlignmentCase1: View {
  var body: some View { Sample().gridColumnAlignment(.leading) }
  @ViewBuilder var beside: some View {
    Sample().gridColumnAlignment(.leading)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gridColumnAlignment(.leading) }
}

struct GridCellUnsizedAxesCase1: View {
  var body: some View { Sample().gridCellUnsizedAxes(.horizontal) }
  @ViewBuilder var beside: some View {
    Sample().gridCellUnsizedAxes(.horizontal)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gridCellUnsizedAxes(.horizontal) }
}

struct IgnoresSafeAreaCase1: View {
  var body: some View { Sample().ignoresSafeArea(.keyboard, edges: .horizontal) }
  @ViewBuilder var beside: some View {
    Sample().ignoresSafeArea()
    Divider()
  }
  var afterPadding: some View { Sample().padding().ignoresSafeArea(.keyboard, edges: .horizontal) }
}

struct EdgesIgnoringSafeAreaCase1: View {
  var body: some View { Sample().edgesIgnoringSafeArea(.horizontal) }
  @ViewBuilder var beside: some View {
    Sample().edgesIgnoringSafeArea(.horizontal)
    Divider()
  }
  var afterPadding: some View { Sample().padding().edgesIgnoringSafeArea(.horizontal) }
}

struct SafeAreaInsetCase1: View {
  var body: some View {
    Sample().safeAreaInset(edge: .bottom, alignment: .leading, spacing: 8) { Circle() }
  }
  @ViewBuilder var beside: some View {
    Sample().safeAreaInset(edge: .bottom) { Circle() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().safeAreaInset(edge: .bottom, alignment: .leading, spacing: 8, content: { Circle() })
  }
}

struct SafeAreaInsetCase2: View {
  var body: some View { Sample().safeAreaInset(edge: .leading, alignment: .top, spacing: 8) { Circle() } }
  @ViewBuilder var beside: some View {
    Sample().safeAreaInset(edge: .leading) { Circle() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().safeAreaInset(edge: .leading, alignment: .top, spacing: 8, content: { Circle() })
  }
}

struct CoordinateSpaceCase1: View {
  var body: some View { Sample().coordinateSpace(name: "board") }
  @ViewBuilder var beside: some View {
    Sample().coordinateSpace(name: "board")
    Divider()
  }
  var afterPadding: some View { Sample().padding().coordinateSpace(name: "board") }
}

struct OnGeometryChangeCase1: View {
  var body: some View {
    Sample().onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in print(width) }
  }
  @ViewBuilder var beside: some View {
    Sample().onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in print(width) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width in print(width) })
  }
}

struct OnGeometryChangeCase2: View {
  var body: some View {
    Sample().onGeometryChange(for: CGFloat.self) { $0.size.width } action: { old, new in print(old, new) }
  }
  @ViewBuilder var beside: some View {
    Sample().onGeometryChange(for: CGFloat.self) { $0.size.width } action: { old, new in print(old, new) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { old, new in print(old, new) })
  }
}
