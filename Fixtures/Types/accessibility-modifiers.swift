// Accessibility modifiers: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct AccessibilityLabelCase1: View {
  var body: some View { Sample().accessibilityLabel(Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityLabel(Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityLabel(Text("label")) }
}

struct AccessibilityLabelCase2: View {
  var body: some View { Sample().accessibilityLabel("Title") }
  @ViewBuilder var beside: some View {
    Sample().accessibilityLabel("Title")
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityLabel("Title") }
}

struct AccessibilityLabelCase3: View {
  let name: String
  var body: some View { Sample().accessibilityLabel(name) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityLabel(name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityLabel(name) }
}

struct AccessibilityValueCase1: View {
  var body: some View { Sample().accessibilityValue(Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityValue(Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityValue(Text("label")) }
}

struct AccessibilityValueCase2: View {
  var body: some View { Sample().accessibilityValue("Title") }
  @ViewBuilder var beside: some View {
    Sample().accessibilityValue("Title")
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityValue("Title") }
}

struct AccessibilityValueCase3: View {
  let name: String
  var body: some View { Sample().accessibilityValue(name) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityValue(name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityValue(name) }
}

struct AccessibilityHintCase1: View {
  var body: some View { Sample().accessibilityHint(Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityHint(Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityHint(Text("label")) }
}

struct AccessibilityHintCase2: View {
  var body: some View { Sample().accessibilityHint("Title") }
  @ViewBuilder var beside: some View {
    Sample().accessibilityHint("Title")
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityHint("Title") }
}

struct AccessibilityHintCase3: View {
  let name: String
  var body: some View { Sample().accessibilityHint(name) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityHint(name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityHint(name) }
}

struct AccessibilityHiddenCase1: View {
  var body: some View { Sample().accessibilityHidden(true) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityHidden(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityHidden(true) }
}

struct AccessibilityIdentifierCase1: View {
  var body: some View { Sample().accessibilityIdentifier("name") }
  @ViewBuilder var beside: some View {
    Sample().accessibilityIdentifier("name")
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityIdentifier("name") }
}

struct AccessibilityAddTraitsCase1: View {
  var body: some View { Sample().accessibilityAddTraits(.isButton) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityAddTraits(.isButton)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityAddTraits(.isButton) }
}

struct AccessibilityRemoveTraitsCase1: View {
  var body: some View { Sample().accessibilityRemoveTraits(.isButton) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityRemoveTraits(.isButton)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityRemoveTraits(.isButton) }
}

struct AccessibilitySortPriorityCase1: View {
  var body: some View { Sample().accessibilitySortPriority(0.5) }
  @ViewBuilder var beside: some View {
    Sample().accessibilitySortPriority(0.5)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilitySortPriority(0.5) }
}

struct AccessibilityActionCase1: View {
  var body: some View { Sample().accessibilityAction(.escape) { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().accessibilityAction { print("done") }
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityAction(.escape, { print("done") }) }
}

struct AccessibilityActionCase2: View {
  var body: some View { Sample().accessibilityAction(named: Text("label")) { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().accessibilityAction(named: Text("label")) { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().accessibilityAction(named: Text("label"), { print("done") })
  }
}

struct AccessibilityActionCase3: View {
  var body: some View { Sample().accessibilityAction(named: "Title") { print("done") } }
  @ViewBuilder var beside: some View {
    Sample().accessibilityAction(named: "Title") { print("done") }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().accessibilityAction(named: "Title", { print("done") })
  }
}

struct AccessibilityAdjustableActionCase1: View {
  var body: some View { Sample().accessibilityAdjustableAction { direction in print(direction) } }
  @ViewBuilder var beside: some View {
    Sample().accessibilityAdjustableAction { direction in print(direction) }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().accessibilityAdjustableAction({ direction in print(direction) })
  }
}

struct AccessibilityInputLabelsCase1: View {
  var body: some View { Sample().accessibilityInputLabels([Text("one")]) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityInputLabels([Text("one")])
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityInputLabels([Text("one")]) }
}

struct AccessibilityInputLabelsCase2: View {
  var body: some View { Sample().accessibilityInputLabels(["one", "two"]) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityInputLabels(["one", "two"])
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityInputLabels(["one", "two"]) }
}

struct AccessibilityInputLabelsCase3: View {
  let name: String
  var body: some View { Sample().accessibilityInputLabels([name]) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityInputLabels([name])
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityInputLabels([name]) }
}

struct AccessibilityActivationPointCase1: View {
  var body: some View { Sample().accessibilityActivationPoint(.topLeading) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityActivationPoint(.topLeading)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityActivationPoint(.topLeading) }
}

struct AccessibilityRespondsToUserInteractionCase1: View {
  var body: some View { Sample().accessibilityRespondsToUserInteraction(true) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityRespondsToUserInteraction()
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityRespondsToUserInteraction(true) }
}

struct AccessibilityHeadingCase1: View {
  var body: some View { Sample().accessibilityHeading(.h2) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityHeading(.h2)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityHeading(.h2) }
}

struct AccessibilityCase1: View {
  var body: some View { Sample().accessibility(label: Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().accessibility(label: Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibility(label: Text("label")) }
}

struct AccessibilityCase2: View {
  var body: some View { Sample().accessibility(hidden: true) }
  @ViewBuilder var beside: some View {
    Sample().accessibility(hidden: true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibility(hidden: true) }
}

struct AccessibilityCase3: View {
  var body: some View { Sample().accessibility(identifier: "name") }
  @ViewBuilder var beside: some View {
    Sample().accessibility(identifier: "name")
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibility(identifier: "name") }
}

struct AccessibilityCase4: View {
  var body: some View { Sample().accessibility(value: Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().accessibility(value: Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibility(value: Text("label")) }
}

struct AccessibilityCase5: View {
  var body: some View { Sample().accessibility(addTraits: .isButton) }
  @ViewBuilder var beside: some View {
    Sample().accessibility(addTraits: .isButton)
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibility(addTraits: .isButton) }
}

struct AccessibilityIgnoresInvertColorsCase1: View {
  var body: some View { Sample().accessibilityIgnoresInvertColors(true) }
  @ViewBuilder var beside: some View {
    Sample().accessibilityIgnoresInvertColors()
    Divider()
  }
  var afterPadding: some View { Sample().padding().accessibilityIgnoresInvertColors(true) }
}

struct Entries: View {
  @Namespace private var space
  let names = ["a"]
  @AccessibilityRotorContentBuilder var plain: some AccessibilityRotorContent {
    AccessibilityRotorEntry("a", 1, in: space)
  }
  @AccessibilityRotorContentBuilder var given: some AccessibilityRotorContent {
    AccessibilityRotorEntry(names[0], names[0], in: space) { print("a") }
  }
  @AccessibilityRotorContentBuilder var range: some AccessibilityRotorContent {
    AccessibilityRotorEntry(Text("a"), textRange: names[0].startIndex..<names[0].endIndex)
  }
  var body: some View { Sample() }
}
