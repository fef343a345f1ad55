// Modifiers of text: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct UnderlineCase1: View {
  var body: some View { Sample().underline(true, pattern: .dash, color: .red) }
  @ViewBuilder var beside: some View {
    Sample().underline()
    Divider()
  }
  var afterPadding: some View { Sample().padding().underline(true, pattern: .dash, color: .red) }
}

struct StrikethroughCase1: View {
  var body: some View { Sample().strikethrough(true, pattern: .dash, color: .red) }
  @ViewBuilder var beside: some View {
    Sample().strikethrough()
    Divider()
  }
  var afterPadding: some View { Sample().padding().strikethrough(true, pattern: .dash, color: .red) }
}

struct LineLimitCase1: View {
  var body: some View { Sample().lineLimit(2) }
  @ViewBuilder var beside: some View {
    Sample().lineLimit(2)
    Divider()
  }
  var afterPadding: some View { Sample().padding().lineLimit(2) }
}

struct LineLimitCase2: View {
  var body: some View { Sample().lineLimit(2...) }
  @ViewBuilder var beside: some View {
    Sample().lineLimit(2...)
    Divider()
  }
  var afterPadding: some View { Sample().padding().lineLimit(2...) }
}

struct LineLimitCase3: View {
  var body: some View { Sample().lineLimit(...3) }
  @ViewBuilder var beside: some View {
    Sample().lineLimit(...3)
    Divider()
  }
  var afterPadding: some View { Sample().padding().lineLimit(...3) }
}

struct LineLimitCase4: View {
  var body: some View { Sample().lineLimit(1...3) }
  @ViewBuilder var beside: some View {
    Sample().lineLimit(1...3)
    Divider()
  }
  var afterPadding: some View { Sample().padding().lineLimit(1...3) }
}

struct LineLimitCase5: View {
  var body: some View { Sample().lineLimit(2, reservesSpace: true) }
  @ViewBuilder var beside: some View {
    Sample().lineLimit(2, reservesSpace: true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().lineLimit(2, reservesSpace: true) }
}

struct LineSpacingCase1: View {
  var body: some View { Sample().lineSpacing(4) }
  @ViewBuilder var beside: some View {
    Sample().lineSpacing(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().lineSpacing(4) }
}

struct MultilineTextAlignmentCase1: View {
  var body: some View { Sample().multilineTextAlignment(.center) }
  @ViewBuilder var beside: some View {
    Sample().multilineTextAlignment(.center)
    Divider()
  }
  var afterPadding: some View { Sample().padding().multilineTextAlignment(.center) }
}

struct TruncationModeCase1: View {
  var body: some View { Sample().truncationMode(.middle) }
  @ViewBuilder var beside: some View {
    Sample().truncationMode(.middle)
    Divider()
  }
  var afterPadding: some View { Sample().padding().truncationMode(.middle) }
}

struct AllowsTighteningCase1: View {
  var body: some View { Sample().allowsTightening(true) }
  @ViewBuilder var beside: some View {
    Sample().allowsTightening(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().allowsTightening(true) }
}

struct MinimumScaleFactorCase1: View {
  var body: some View { Sample().minimumScaleFactor(4) }
  @ViewBuilder var beside: some View {
    Sample().minimumScaleFactor(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().minimumScaleFactor(4) }
}

struct TextCaseCase1: View {
  var body: some View { Sample().textCase(.uppercase) }
  @ViewBuilder var beside: some View {
    Sample().textCase(.uppercase)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textCase(.uppercase) }
}

struct TextScaleCase1: View {
  var body: some View { Sample().textScale(.secondary, isEnabled: true) }
  @ViewBuilder var beside: some View {
    Sample().textScale(.secondary)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textScale(.secondary, isEnabled: true) }
}

struct DynamicTypeSizeCase1: View {
  var body: some View { Sample().dynamicTypeSize(.large) }
  @ViewBuilder var beside: some View {
    Sample().dynamicTypeSize(.large)
    Divider()
  }
  var afterPadding: some View { Sample().padding().dynamicTypeSize(.large) }
}

struct DynamicTypeSizeCase2: View {
  var body: some View { Sample().dynamicTypeSize(.medium ... .xLarge) }
  @ViewBuilder var beside: some View {
    Sample().dynamicTypeSize(.medium ... .xLarge)
    Divider()
  }
  var afterPadding: some View { Sample().padding().dynamicTypeSize(.medium ... .xLarge) }
}
