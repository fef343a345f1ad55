// Modifiers of symbols and controls: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ImageScaleCase1: View {
  var body: some View { Sample().imageScale(.large) }
  @ViewBuilder var beside: some View {
    Sample().imageScale(.large)
    Divider()
  }
  var afterPadding: some View { Sample().padding().imageScale(.large) }
}

struct SymbolRenderingModeCase1: View {
  var body: some View { Sample().symbolRenderingMode(.hierarchical) }
  @ViewBuilder var beside: some View {
    Sample().symbolRenderingMode(.hierarchical)
    Divider()
  }
  var afterPadding: some View { Sample().padding().symbolRenderingMode(.hierarchical) }
}

struct SymbolVariantCase1: View {
  var body: some View { Sample().symbolVariant(.fill) }
  @ViewBuilder var beside: some View {
    Sample().symbolVariant(.fill)
    Divider()
  }
  var afterPadding: some View { Sample().padding().symbolVariant(.fill) }
}

struct SymbolEffectsRemovedCase1: View {
  var body: some View { Sample().symbolEffectsRemoved(true) }
  @ViewBuilder var beside: some View {
    Sample().symbolEffectsRemoved()
    Divider()
  }
  var afterPadding: some View { Sample().padding().symbolEffectsRemoved(true) }
}

struct SymbolEffectCase1: View {
  var body: some View { Sample().symbolEffect(.pulse, options: .repeating, isActive: true) }
  @ViewBuilder var beside: some View {
    Sample().symbolEffect(.pulse)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().symbolEffect(.pulse, options: .repeating, isActive: true)
  }
}

struct SymbolEffectCase2: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var count = 1
  var body: some View { Sample().symbolEffect(.bounce, options: .repeating, value: isOn) }
  @ViewBuilder var beside: some View {
    Sample().symbolEffect(.bounce, value: text)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().symbolEffect(.bounce, options: .repeating, value: count)
  }
}

struct ContentTransitionCase1: View {
  var body: some View { Sample().contentTransition(.numericText()) }
  @ViewBuilder var beside: some View {
    Sample().contentTransition(.numericText())
    Divider()
  }
  var afterPadding: some View { Sample().padding().contentTransition(.numericText()) }
}

struct ControlSizeCase1: View {
  var body: some View { Sample().controlSize(.large) }
  @ViewBuilder var beside: some View {
    Sample().controlSize(.large)
    Divider()
  }
  var afterPadding: some View { Sample().padding().controlSize(.large) }
}

struct ButtonBorderShapeCase1: View {
  var body: some View { Sample().buttonBorderShape(.capsule) }
  @ViewBuilder var beside: some View {
    Sample().buttonBorderShape(.capsule)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonBorderShape(.capsule) }
}

struct MenuIndicatorCase1: View {
  var body: some View { Sample().menuIndicator(.hidden) }
  @ViewBuilder var beside: some View {
    Sample().menuIndicator(.hidden)
    Divider()
  }
  var afterPadding: some View { Sample().padding().menuIndicator(.hidden) }
}

struct ColorSchemeCase1: View {
  var body: some View { Sample().colorScheme(.dark) }
  @ViewBuilder var beside: some View {
    Sample().colorScheme(.dark)
    Divider()
  }
  var afterPadding: some View { Sample().padding().colorScheme(.dark) }
}

struct PreferredColorSchemeCase1: View {
  var body: some View { Sample().preferredColorScheme(.dark) }
  @ViewBuilder var beside: some View {
    Sample().preferredColorScheme(.dark)
    Divider()
  }
  var afterPadding: some View { Sample().padding().preferredColorScheme(.dark) }
}

struct FlipsForRightToLeftLayoutDirectionCase1: View {
  var body: some View { Sample().flipsForRightToLeftLayoutDirection(true) }
  @ViewBuilder var beside: some View {
    Sample().flipsForRightToLeftLayoutDirection(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().flipsForRightToLeftLayoutDirection(true) }
}

struct RedactedCase1: View {
  var body: some View { Sample().redacted(reason: .placeholder) }
  @ViewBuilder var beside: some View {
    Sample().redacted(reason: .placeholder)
    Divider()
  }
  var afterPadding: some View { Sample().padding().redacted(reason: .placeholder) }
}

struct UnredactedCase1: View {
  var body: some View { Sample().unredacted() }
  @ViewBuilder var beside: some View {
    Sample().unredacted()
    Divider()
  }
  var afterPadding: some View { Sample().padding().unredacted() }
}

struct PrivacySensitiveCase1: View {
  var body: some View { Sample().privacySensitive(true) }
  @ViewBuilder var beside: some View {
    Sample().privacySensitive()
    Divider()
  }
  var afterPadding: some View { Sample().padding().privacySensitive(true) }
}
