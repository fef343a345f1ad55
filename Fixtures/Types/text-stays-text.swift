// Text stays text: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Mark: TextAttribute {}

struct ForegroundColorCase2: View {
  var body: some View { Text("sample").foregroundColor(.red) }
  @ViewBuilder var beside: some View {
    Text("sample").foregroundColor(.red)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().foregroundColor(.red) }
}

struct ForegroundStyleCase4: View {
  var body: some View { Text("sample").foregroundStyle(.red) }
  @ViewBuilder var beside: some View {
    Text("sample").foregroundStyle(.secondary)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().foregroundStyle(Color.green.gradient) }
}

struct FontCase2: View {
  var body: some View { Text("sample").font(.title) }
  @ViewBuilder var beside: some View {
    Text("sample").font(.title)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().font(.title) }
}

struct FontWeightCase2: View {
  var body: some View { Text("sample").fontWeight(.semibold) }
  @ViewBuilder var beside: some View {
    Text("sample").fontWeight(.semibold)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().fontWeight(.semibold) }
}

struct FontWidthCase2: View {
  var body: some View { Text("sample").fontWidth(.condensed) }
  @ViewBuilder var beside: some View {
    Text("sample").fontWidth(.condensed)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().fontWidth(.condensed) }
}

struct BoldCase2: View {
  var body: some View { Text("sample").bold() }
  @ViewBuilder var beside: some View {
    Text("sample").bold()
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().bold() }
}

struct BoldCase3: View {
  var body: some View { Text("sample").bold(true) }
  @ViewBuilder var beside: some View {
    Text("sample").bold(true)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().bold(true) }
}

struct ItalicCase2: View {
  var body: some View { Text("sample").italic() }
  @ViewBuilder var beside: some View {
    Text("sample").italic()
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().italic() }
}

struct ItalicCase3: View {
  var body: some View { Text("sample").italic(true) }
  @ViewBuilder var beside: some View {
    Text("sample").italic(true)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().italic(true) }
}

struct MonospacedCase2: View {
  var body: some View { Text("sample").monospaced(true) }
  @ViewBuilder var beside: some View {
    Text("sample").monospaced()
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().monospaced(true) }
}

struct FontDesignCase2: View {
  var body: some View { Text("sample").fontDesign(.rounded) }
  @ViewBuilder var beside: some View {
    Text("sample").fontDesign(.rounded)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().fontDesign(.rounded) }
}

struct MonospacedDigitCase2: View {
  var body: some View { Text("sample").monospacedDigit() }
  @ViewBuilder var beside: some View {
    Text("sample").monospacedDigit()
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().monospacedDigit() }
}

struct StrikethroughCase2: View {
  var body: some View { Text("sample").strikethrough(true, color: .red) }
  @ViewBuilder var beside: some View {
    Text("sample").strikethrough()
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().strikethrough(true, color: .red) }
}

struct StrikethroughCase3: View {
  var body: some View { Text("sample").strikethrough(true, pattern: .dot, color: .red) }
  @ViewBuilder var beside: some View {
    Text("sample").strikethrough(pattern: .dot)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().strikethrough(true, pattern: .dot, color: .red) }
}

struct UnderlineCase2: View {
  var body: some View { Text("sample").underline(true, color: .red) }
  @ViewBuilder var beside: some View {
    Text("sample").underline()
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().underline(true, color: .red) }
}

struct UnderlineCase3: View {
  var body: some View { Text("sample").underline(true, pattern: .dot, color: .red) }
  @ViewBuilder var beside: some View {
    Text("sample").underline(pattern: .dot)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().underline(true, pattern: .dot, color: .red) }
}

struct KerningCase2: View {
  var body: some View { Text("sample").kerning(4) }
  @ViewBuilder var beside: some View {
    Text("sample").kerning(4)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().kerning(4) }
}

struct TrackingCase2: View {
  var body: some View { Text("sample").tracking(4) }
  @ViewBuilder var beside: some View {
    Text("sample").tracking(4)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().tracking(4) }
}

struct BaselineOffsetCase2: View {
  var body: some View { Text("sample").baselineOffset(4) }
  @ViewBuilder var beside: some View {
    Text("sample").baselineOffset(4)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().baselineOffset(4) }
}

struct TextScaleCase2: View {
  var body: some View { Text("sample").textScale(.secondary, isEnabled: true) }
  @ViewBuilder var beside: some View {
    Text("sample").textScale(.secondary)
    Divider()
  }
  var afterPadding: some View { Text("sample").textScale(.secondary, isEnabled: true).padding() }
}

struct CustomAttributeCase1: View {
  var body: some View { Text("sample").customAttribute(Mark()) }
  @ViewBuilder var beside: some View {
    Text("sample").customAttribute(Mark())
    Divider()
  }
  var afterPadding: some View { Text("sample").customAttribute(Mark()).padding() }
}

struct SpeechAlwaysIncludesPunctuationCase1: View {
  var body: some View { Text("sample").speechAlwaysIncludesPunctuation(true) }
  @ViewBuilder var beside: some View {
    Text("sample").speechAlwaysIncludesPunctuation()
    Divider()
  }
  var afterPadding: some View { Text("sample").speechAlwaysIncludesPunctuation(true).padding() }
}

struct SpeechSpellsOutCharactersCase1: View {
  var body: some View { Text("sample").speechSpellsOutCharacters(true) }
  @ViewBuilder var beside: some View {
    Text("sample").speechSpellsOutCharacters()
    Divider()
  }
  var afterPadding: some View { Text("sample").speechSpellsOutCharacters(true).padding() }
}

struct SpeechAdjustedPitchCase1: View {
  var body: some View { Text("sample").speechAdjustedPitch(0.5) }
  @ViewBuilder var beside: some View {
    Text("sample").speechAdjustedPitch(0.5)
    Divider()
  }
  var afterPadding: some View { Text("sample").speechAdjustedPitch(0.5).padding() }
}

struct SpeechAnnouncementsQueuedCase1: View {
  var body: some View { Text("sample").speechAnnouncementsQueued(true) }
  @ViewBuilder var beside: some View {
    Text("sample").speechAnnouncementsQueued()
    Divider()
  }
  var afterPadding: some View { Text("sample").speechAnnouncementsQueued(true).padding() }
}

struct AccessibilityTextContentTypeCase1: View {
  var body: some View { Text("sample").accessibilityTextContentType(.plain) }
  @ViewBuilder var beside: some View {
    Text("sample").accessibilityTextContentType(.plain)
    Divider()
  }
  var afterPadding: some View { Text("sample").accessibilityTextContentType(.plain).padding() }
}

struct AccessibilityHeadingCase2: View {
  var body: some View { Text("sample").accessibilityHeading(.h2) }
  @ViewBuilder var beside: some View {
    Text("sample").accessibilityHeading(.h2)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().accessibilityHeading(.h2) }
}

struct AccessibilityLabelCase4: View {
  var body: some View { Text("sample").accessibilityLabel(Text("label")) }
  @ViewBuilder var beside: some View {
    Text("sample").accessibilityLabel(Text("label"))
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().accessibilityLabel(Text("label")) }
}

struct AccessibilityLabelCase5: View {
  var body: some View { Text("sample").accessibilityLabel("Title") }
  @ViewBuilder var beside: some View {
    Text("sample").accessibilityLabel("Title")
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().accessibilityLabel("Title") }
}

struct AccessibilityLabelCase6: View {
  let name: String
  var body: some View { Text("sample").accessibilityLabel(name) }
  @ViewBuilder var beside: some View {
    Text("sample").accessibilityLabel(name)
    Divider()
  }
  var afterPadding: some View { Text("sample").padding().accessibilityLabel(name) }
}

struct PlusCase1: View {
  var body: some View { Text("a") + Text("b") }
  @ViewBuilder var beside: some View {
    Text("a") + Text("b")
    Divider()
  }
  var afterPadding: some View { (Text("a") + Text("b")).padding() }
}
