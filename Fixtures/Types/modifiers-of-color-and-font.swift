// Modifiers of color and font: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct ForegroundColorCase1: View {
  var body: some View { Sample().foregroundColor(.red) }
  @ViewBuilder var beside: some View {
    Sample().foregroundColor(.red)
    Divider()
  }
  var afterPadding: some View { Sample().padding().foregroundColor(.red) }
}

struct ForegroundStyleCase1: View {
  var body: some View { Sample().foregroundStyle(.red) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.secondary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().foregroundStyle(Color.green.gradient) }
}

struct ForegroundStyleCase2: View {
  var body: some View { Sample().foregroundStyle(.secondary, Color.gray) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(Color.green.gradient, .tertiary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().foregroundStyle(.red, .secondary) }
}

struct ForegroundStyleCase3: View {
  var body: some View { Sample().foregroundStyle(Color.green.gradient, .tertiary, Color.white) }
  @ViewBuilder var beside: some View {
    Sample().foregroundStyle(.red, .secondary, .tertiary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().foregroundStyle(.secondary, Color.gray, .green) }
}

struct AccentColorCase1: View {
  var body: some View { Sample().accentColor(.red) }
  @ViewBuilder var beside: some View {
    Sample().accentColor(.red)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accentColor(.red) }
}

struct TintCase1: View {
  var body: some View {
    Sample().tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }
  @ViewBuilder var beside: some View {
    Sample().tint(HierarchicalShapeStyle.tertiary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tint(Color.blue.gradient) }
}

struct TintCase2: View {
  var body: some View { Sample().tint(.red) }
  @ViewBuilder var beside: some View {
    Sample().tint(.red)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tint(.red) }
}

struct FontCase1: View {
  var body: some View { Sample().font(.title) }
  @ViewBuilder var beside: some View {
    Sample().font(.title)
    Divider()
  }
  var afterPadding: some View { Sample().padding().font(.title) }
}

struct FontWeightCase1: View {
  var body: some View { Sample().fontWeight(.semibold) }
  @ViewBuilder var beside: some View {
    Sample().fontWeight(.semibold)
    Divider()
  }
  var afterPadding: some View { Sample().padding().fontWeight(.semibold) }
}

struct FontWidthCase1: View {
  var body: some View { Sample().fontWidth(.condensed) }
  @ViewBuilder var beside: some View {
    Sample().fontWidth(.condensed)
    Divider()
  }
  var afterPadding: some View { Sample().padding().fontWidth(.condensed) }
}

struct FontDesignCase1: View {
  var body: some View { Sample().fontDesign(.rounded) }
  @ViewBuilder var beside: some View {
    Sample().fontDesign(.rounded)
    Divider()
  }
  var afterPadding: some View { Sample().padding().fontDesign(.rounded) }
}

struct BoldCase1: View {
  var body: some View { Sample().bold(true) }
  @ViewBuilder var beside: some View {
    Sample().bold()
    Divider()
  }
  var afterPadding: some View { Sample().padding().bold(true) }
}

struct ItalicCase1: View {
  var body: some View { Sample().italic(true) }
  @ViewBuilder var beside: some View {
    Sample().italic()
    Divider()
  }
  var afterPadding: some View { Sample().padding().italic(true) }
}

struct MonospacedCase1: View {
  var body: some View { Sample().monospaced(true) }
  @ViewBuilder var beside: some View {
    Sample().monospaced()
    Divider()
  }
  var afterPadding: some View { Sample().padding().monospaced(true) }
}

struct MonospacedDigitCase1: View {
  var body: some View { Sample().monospacedDigit() }
  @ViewBuilder var beside: some View {
    Sample().monospacedDigit()
    Divider()
  }
  var afterPadding: some View { Sample().padding().monospacedDigit() }
}

struct KerningCase1: View {
  var body: some View { Sample().kerning(4) }
  @ViewBuilder var beside: some View {
    Sample().kerning(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().kerning(4) }
}

struct TrackingCase1: View {
  var body: some View { Sample().tracking(4) }
  @ViewBuilder var beside: some View {
    Sample().tracking(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tracking(4) }
}

struct BaselineOffsetCase1: View {
  var body: some View { Sample().baselineOffset(4) }
  @ViewBuilder var beside: some View {
    Sample().baselineOffset(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().baselineOffset(4) }
}
