// Members of styles: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct IndexViewStylePageCase2: View {
  var body: some View { Sample().indexViewStyle(.page(backgroundDisplayMode: .always)) }
  @ViewBuilder var beside: some View {
    Sample().indexViewStyle(.page(backgroundDisplayMode: .always))
    Divider()
  }
  var afterPadding: some View { Sample().padding().indexViewStyle(.page(backgroundDisplayMode: .always)) }
}

struct DatePickerStyleAutomaticCase1: View {
  var body: some View { Sample().datePickerStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().datePickerStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().datePickerStyle(.automatic) }
}

struct DatePickerStyleGraphicalCase1: View {
  var body: some View { Sample().datePickerStyle(.graphical) }
  @ViewBuilder var beside: some View {
    Sample().datePickerStyle(.graphical)
    Divider()
  }
  var afterPadding: some View { Sample().padding().datePickerStyle(.graphical) }
}

struct DatePickerStyleWheelCase1: View {
  var body: some View { Sample().datePickerStyle(.wheel) }
  @ViewBuilder var beside: some View {
    Sample().datePickerStyle(.wheel)
    Divider()
  }
  var afterPadding: some View { Sample().padding().datePickerStyle(.wheel) }
}

struct DatePickerStyleCompactCase1: View {
  var body: some View { Sample().datePickerStyle(.compact) }
  @ViewBuilder var beside: some View {
    Sample().datePickerStyle(.compact)
    Divider()
  }
  var afterPadding: some View { Sample().padding().datePickerStyle(.compact) }
}

struct FormStyleAutomaticCase1: View {
  var body: some View { Sample().formStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().formStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().formStyle(.automatic) }
}

struct FormStyleGroupedCase1: View {
  var body: some View { Sample().formStyle(.grouped) }
  @ViewBuilder var beside: some View {
    Sample().formStyle(.grouped)
    Divider()
  }
  var afterPadding: some View { Sample().padding().formStyle(.grouped) }
}

struct FormStyleColumnsCase1: View {
  var body: some View { Sample().formStyle(.columns) }
  @ViewBuilder var beside: some View {
    Sample().formStyle(.columns)
    Divider()
  }
  var afterPadding: some View { Sample().padding().formStyle(.columns) }
}

struct TextEditorStyleAutomaticCase1: View {
  var body: some View { Sample().textEditorStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().textEditorStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textEditorStyle(.automatic) }
}

struct TextEditorStylePlainCase1: View {
  var body: some View { Sample().textEditorStyle(.plain) }
  @ViewBuilder var beside: some View {
    Sample().textEditorStyle(.plain)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textEditorStyle(.plain) }
}

struct NavigationSplitViewStyleAutomaticCase1: View {
  var body: some View { Sample().navigationSplitViewStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().navigationSplitViewStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationSplitViewStyle(.automatic) }
}

struct NavigationSplitViewStyleBalancedCase1: View {
  var body: some View { Sample().navigationSplitViewStyle(.balanced) }
  @ViewBuilder var beside: some View {
    Sample().navigationSplitViewStyle(.balanced)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationSplitViewStyle(.balanced) }
}

struct NavigationSplitViewStyleProminentDetailCase1: View {
  var body: some View { Sample().navigationSplitViewStyle(.prominentDetail) }
  @ViewBuilder var beside: some View {
    Sample().navigationSplitViewStyle(.prominentDetail)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationSplitViewStyle(.prominentDetail) }
}

struct ControlGroupStyleNavigationCase1: View {
  var body: some View { Sample().controlGroupStyle(.navigation) }
  @ViewBuilder var beside: some View {
    Sample().controlGroupStyle(.navigation)
    Divider()
  }
  var afterPadding: some View { Sample().padding().controlGroupStyle(.navigation) }
}
