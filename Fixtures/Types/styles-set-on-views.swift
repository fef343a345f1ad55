// Styles set on views: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct Bold: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold()
  }
}

struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

struct ButtonStyleCase1: View {
  var body: some View { Sample().buttonStyle(Bold()) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(Bold())
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(Bold()) }
}

struct ButtonStyleCase2: View {
  var body: some View { Sample().buttonStyle(.bordered) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.bordered)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.bordered) }
}

struct ToggleStyleCase1: View {
  var body: some View { Sample().toggleStyle(.switch) }
  @ViewBuilder var beside: some View {
    Sample().toggleStyle(.switch)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toggleStyle(.switch) }
}

struct LabelStyleCase1: View {
  var body: some View { Sample().labelStyle(.iconOnly) }
  @ViewBuilder var beside: some View {
    Sample().labelStyle(.iconOnly)
    Divider()
  }
  var afterPadding: some View { Sample().padding().labelStyle(.iconOnly) }
}

struct LabeledContentStyleCase1: View {
  var body: some View { Sample().labeledContentStyle(Stacked()) }
  @ViewBuilder var beside: some View {
    Sample().labeledContentStyle(Stacked())
    Divider()
  }
  var afterPadding: some View { Sample().padding().labeledContentStyle(Stacked()) }
}

struct ListStyleCase1: View {
  var body: some View { Sample().listStyle(.plain) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.plain)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.plain) }
}

struct PickerStyleCase1: View {
  var body: some View { Sample().pickerStyle(.segmented) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.segmented)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.segmented) }
}

struct TextFieldStyleCase1: View {
  var body: some View { Sample().textFieldStyle(.roundedBorder) }
  @ViewBuilder var beside: some View {
    Sample().textFieldStyle(.roundedBorder)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textFieldStyle(.roundedBorder) }
}

struct ProgressViewStyleCase1: View {
  var body: some View { Sample().progressViewStyle(.linear) }
  @ViewBuilder var beside: some View {
    Sample().progressViewStyle(.linear)
    Divider()
  }
  var afterPadding: some View { Sample().padding().progressViewStyle(.linear) }
}

struct GroupBoxStyleCase1: View {
  var body: some View { Sample().groupBoxStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().groupBoxStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().groupBoxStyle(.automatic) }
}

struct MenuStyleCase1: View {
  var body: some View { Sample().menuStyle(.button) }
  @ViewBuilder var beside: some View {
    Sample().menuStyle(.button)
    Divider()
  }
  var afterPadding: some View { Sample().padding().menuStyle(.button) }
}

struct NavigationViewStyleCase1: View {
  var body: some View { Sample().navigationViewStyle(.stack) }
  @ViewBuilder var beside: some View {
    Sample().navigationViewStyle(.stack)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationViewStyle(.stack) }
}

struct TabViewStyleCase1: View {
  var body: some View { Sample().tabViewStyle(.page) }
  @ViewBuilder var beside: some View {
    Sample().tabViewStyle(.page)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tabViewStyle(.page) }
}

struct IndexViewStyleCase1: View {
  var body: some View { Sample().indexViewStyle(.page) }
  @ViewBuilder var beside: some View {
    Sample().indexViewStyle(.page)
    Divider()
  }
  var afterPadding: some View { Sample().padding().indexViewStyle(.page) }
}

struct DatePickerStyleCase1: View {
  var body: some View { Sample().datePickerStyle(.graphical) }
  @ViewBuilder var beside: some View {
    Sample().datePickerStyle(.graphical)
    Divider()
  }
  var afterPadding: some View { Sample().padding().datePickerStyle(.graphical) }
}

struct LabelsHiddenCase1: View {
  var body: some View { Sample().labelsHidden() }
  @ViewBuilder var beside: some View {
    Sample().labelsHidden()
    Divider()
  }
  var afterPadding: some View { Sample().padding().labelsHidden() }
}
