// Environment and preferences: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

final class Model: ObservableObject {
  @Published var name = ""
}

@Observable final class Store {
  var name = ""
}

struct EnvironmentCase1: View {
  var body: some View { Sample().environment(\.colorScheme, .dark) }
  @ViewBuilder var beside: some View {
    Sample().environment(\.colorScheme, .dark)
    Divider()
  }
  var afterPadding: some View { Sample().padding().environment(\.colorScheme, .dark) }
}

struct EnvironmentCase2: View {
  @State private var store = Store()
  var body: some View { Sample().environment(store) }
  @ViewBuilder var beside: some View {
    Sample().environment(store)
    Divider()
  }
  var afterPadding: some View { Sample().padding().environment(store) }
}

struct EnvironmentObjectCase1: View {
  @StateObject private var model = Model()
  var body: some View { Sample().environmentObject(model) }
  @ViewBuilder var beside: some View {
    Sample().environmentObject(model)
    Divider()
  }
  var afterPadding: some View { Sample().padding().environmentObject(model) }
}

struct TransformEnvironmentCase1: View {
  var body: some View { Sample().transformEnvironment(\.lineSpacing) { $0 += 2 } }
  @ViewBuilder var beside: some View {
    Sample().transformEnvironment(\.lineSpacing) { $0 += 2 }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().transformEnvironment(\.lineSpacing, transform: { $0 += 2 })
  }
}

struct PreferenceCase1: View {
  var body: some View { Sample().preference(key: WidthKey.self, value: 20) }
  @ViewBuilder var beside: some View {
    Sample().preference(key: WidthKey.self, value: 20)
    Divider()
  }
  var afterPadding: some View { Sample().padding().preference(key: WidthKey.self, value: 20) }
}

struct TransformPreferenceCase1: View {
  var body: some View { Sample().transformPreference(WidthKey.self) { width in width += 1 } }
  @ViewBuilder var beside: some View {
    Sample().transformPreference(WidthKey.self) { width in width += 1 }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().transformPreference(WidthKey.self, { width in width += 1 })
  }
}

struct OnPreferenceChangeCase1: View {
  var body: some View { Sample().onPreferenceChange(WidthKey.self) { print($0) } }
  @ViewBuilder var beside: some View {
    Sample().onPreferenceChange(WidthKey.self) { print($0) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().onPreferenceChange(WidthKey.self, perform: { print($0) })
  }
}

struct AnchorPreferenceCase1: View {
  var body: some View { Sample().anchorPreference(key: BoundsKey.self, value: .bounds) { $0 } }
  @ViewBuilder var beside: some View {
    Sample().anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().anchorPreference(key: BoundsKey.self, value: .bounds, transform: { $0 })
  }
}

struct TransformAnchorPreferenceCase1: View {
  var body: some View {
    Sample().transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value = anchor }
  }
  @ViewBuilder var beside: some View {
    Sample().transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value = anchor }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().transformAnchorPreference(key: BoundsKey.self, value: .bounds, transform: { value, anchor in value = anchor })
  }
}

struct OverlayPreferenceValueCase1: View {
  var body: some View {
    Sample().overlayPreferenceValue(WidthKey.self, alignment: .bottomTrailing) { value in Sample() }
  }
  @ViewBuilder var beside: some View {
    Sample().overlayPreferenceValue(WidthKey.self) { value in Sample() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().overlayPreferenceValue(WidthKey.self, alignment: .bottomTrailing, { value in Sample() })
  }
}

struct BackgroundPreferenceValueCase1: View {
  var body: some View {
    Sample().backgroundPreferenceValue(WidthKey.self, alignment: .bottomTrailing) { value in Sample() }
  }
  @ViewBuilder var beside: some View {
    Sample().backgroundPreferenceValue(WidthKey.self) { value in Sample() }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().backgroundPreferenceValue(WidthKey.self, alignment: .bottomTrailing, { value in Sample() })
  }
}
