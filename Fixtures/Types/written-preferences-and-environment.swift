// Preferences, environment keys, focus of data up and down the tree.
import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.plain
}

struct Theme: Equatable {
  var tint: Color
  var corner: CGFloat
  static let plain = Theme(tint: .blue, corner: 4)
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  var showLog: ((String) -> Void)? {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }
}

private struct LogKey: EnvironmentKey {
  static let defaultValue: ((String) -> Void)? = nil
}

extension View {
  func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
  func corner(_ corner: CGFloat) -> some View { environment(\.theme.corner, corner) }
  func themed(_ change: @escaping (inout Theme) -> Void) -> some View { transformEnvironment(\.theme, transform: change) }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(\.theme.tint) private var tint
  @Environment(\.showLog) private var log
  var body: some View {
    Text("a").foregroundStyle(theme.tint)
    Rectangle().fill(tint).cornerRadius(theme.corner)
    Button("Log") { log?("pressed") }
  }
}

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey<ID: Hashable>: PreferenceKey {
  static var defaultValue: [ID: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [ID: Anchor<CGRect>], nextValue: () -> [ID: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct EqualHeights: View {
  @State private var height: CGFloat?
  let titles: [String]
  var body: some View {
    HStack {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .padding()
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          }
          .frame(height: height)
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

struct Highlighted: View {
  @State private var selected = 0
  let titles = ["a", "b"]
  var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        Button(titles[index]) { selected = index }
          .anchorPreference(key: BoundsKey<Int>.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(BoundsKey<Int>.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selected] {
          let rect = proxy[anchor]
          RoundedRectangle(cornerRadius: 4)
            .stroke(.tint, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .backgroundPreferenceValue(BoundsKey<Int>.self, alignment: .top) { Text("\($0.count)") }
  }
}

struct Lengths: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric(relativeTo: .title) private var icon = 24.0
  @ScaledMetric private var gap: CGFloat = 8
  var body: some View {
    let layout = size > .xxxLarge ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: gap))
    layout {
      Image(systemName: "star").frame(width: icon, height: icon)
      Text(direction == .rightToLeft ? "←" : "→")
    }
  }
}

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let middle = VerticalAlignment(Middle.self)
}

extension Alignment {
  static let middle = Alignment(horizontal: .leading, vertical: .middle)
}

struct Aligned: View {
  var body: some View {
    HStack(alignment: .middle) {
      Text("a").alignmentGuide(.middle) { $0[.top] }
      Text("b").alignmentGuide(VerticalAlignment.center) { d in d.height / 2 }
      VStack(alignment: .leading) { Text("c").alignmentGuide(.leading) { $0[.trailing] + 4 } }
    }
    ZStack(alignment: .middle) { Text("d").frame(maxWidth: .infinity, alignment: .middle) }
  }
}

struct Flexible: LayoutValueKey {
  static let defaultValue: CGFloat? = nil
}

extension View {
  func flexible(_ amount: CGFloat?) -> some View { layoutValue(key: Flexible.self, value: amount) }
}

struct Flexing: View {
  var body: some View { Text("a").flexible(2) }
}
