// Members of styles: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct PrimitiveButtonStyleAutomaticCase1: View {
  var body: some View { Sample().buttonStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.automatic) }
}

struct PrimitiveButtonStylePlainCase1: View {
  var body: some View { Sample().buttonStyle(.plain) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.plain)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.plain) }
}

struct PrimitiveButtonStyleBorderlessCase1: View {
  var body: some View { Sample().buttonStyle(.borderless) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.borderless)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.borderless) }
}

struct PrimitiveButtonStyleBorderedCase1: View {
  var body: some View { Sample().buttonStyle(.bordered) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.bordered)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.bordered) }
}

struct PrimitiveButtonStyleBorderedProminentCase1: View {
  var body: some View { Sample().buttonStyle(.borderedProminent) }
  @ViewBuilder var beside: some View {
    Sample().buttonStyle(.borderedProminent)
    Divider()
  }
  var afterPadding: some View { Sample().padding().buttonStyle(.borderedProminent) }
}

struct ToggleStyleAutomaticCase1: View {
  var body: some View { Sample().toggleStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().toggleStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toggleStyle(.automatic) }
}

struct ToggleStyleSwitchCase1: View {
  var body: some View { Sample().toggleStyle(.switch) }
  @ViewBuilder var beside: some View {
    Sample().toggleStyle(.switch)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toggleStyle(.switch) }
}

struct ToggleStyleButtonCase1: View {
  var body: some View { Sample().toggleStyle(.button) }
  @ViewBuilder var beside: some View {
    Sample().toggleStyle(.button)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toggleStyle(.button) }
}

struct LabelStyleAutomaticCase1: View {
  var body: some View { Sample().labelStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().labelStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().labelStyle(.automatic) }
}

struct LabelStyleIconOnlyCase1: View {
  var body: some View { Sample().labelStyle(.iconOnly) }
  @ViewBuilder var beside: some View {
    Sample().labelStyle(.iconOnly)
    Divider()
  }
  var afterPadding: some View { Sample().padding().labelStyle(.iconOnly) }
}

struct LabelStyleTitleOnlyCase1: View {
  var body: some View { Sample().labelStyle(.titleOnly) }
  @ViewBuilder var beside: some View {
    Sample().labelStyle(.titleOnly)
    Divider()
  }
  var afterPadding: some View { Sample().padding().labelStyle(.titleOnly) }
}

struct LabelStyleTitleAndIconCase1: View {
  var body: some View { Sample().labelStyle(.titleAndIcon) }
  @ViewBuilder var beside: some View {
    Sample().labelStyle(.titleAndIcon)
    Divider()
  }
  var afterPadding: some View { Sample().padding().labelStyle(.titleAndIcon) }
}

struct ProgressViewStyleAutomaticCase1: View {
  var body: some View { Sample().progressViewStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().progressViewStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().progressViewStyle(.automatic) }
}

struct ProgressViewStyleLinearCase1: View {
  var body: some View { Sample().progressViewStyle(.linear) }
  @ViewBuilder var beside: some View {
    Sample().progressViewStyle(.linear)
    Divider()
  }
  var afterPadding: some View { Sample().padding().progressViewStyle(.linear) }
}

struct ProgressViewStyleCircularCase1: View {
  var body: some View { Sample().progressViewStyle(.circular) }
  @ViewBuilder var beside: some View {
    Sample().progressViewStyle(.circular)
    Divider()
  }
  var afterPadding: some View { Sample().padding().progressViewStyle(.circular) }
}

struct GroupBoxStyleAutomaticCase1: View {
  var body: some View { Sample().groupBoxStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().groupBoxStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().groupBoxStyle(.automatic) }
}

struct GaugeStyleAccessoryCircularCase1: View {
  var body: some View { Sample().gaugeStyle(.accessoryCircular) }
  @ViewBuilder var beside: some View {
    Sample().gaugeStyle(.accessoryCircular)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gaugeStyle(.accessoryCircular) }
}

struct GaugeStyleAccessoryCircularCapacityCase1: View {
  var body: some View { Sample().gaugeStyle(.accessoryCircularCapacity) }
  @ViewBuilder var beside: some View {
    Sample().gaugeStyle(.accessoryCircularCapacity)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gaugeStyle(.accessoryCircularCapacity) }
}

struct GaugeStyleLinearCapacityCase1: View {
  var body: some View { Sample().gaugeStyle(.linearCapacity) }
  @ViewBuilder var beside: some View {
    Sample().gaugeStyle(.linearCapacity)
    Divider()
  }
  var afterPadding: some View { Sample().padding().gaugeStyle(.linearCapacity) }
}

struct MenuStyleButtonCase1: View {
  var body: some View { Sample().menuStyle(.button) }
  @ViewBuilder var beside: some View {
    Sample().menuStyle(.button)
    Divider()
  }
  var afterPadding: some View { Sample().padding().menuStyle(.button) }
}

struct MenuStyleBorderlessButtonCase1: View {
  var body: some View { Sample().menuStyle(.borderlessButton) }
  @ViewBuilder var beside: some View {
    Sample().menuStyle(.borderlessButton)
    Divider()
  }
  var afterPadding: some View { Sample().padding().menuStyle(.borderlessButton) }
}

struct ListStyleAutomaticCase1: View {
  var body: some View { Sample().listStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.automatic) }
}

struct ListStylePlainCase1: View {
  var body: some View { Sample().listStyle(.plain) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.plain)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.plain) }
}

struct ListStyleGroupedCase1: View {
  var body: some View { Sample().listStyle(.grouped) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.grouped)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.grouped) }
}

struct ListStyleInsetCase1: View {
  var body: some View { Sample().listStyle(.inset) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.inset)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.inset) }
}

struct ListStyleInsetGroupedCase1: View {
  var body: some View { Sample().listStyle(.insetGrouped) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.insetGrouped)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.insetGrouped) }
}

struct ListStyleSidebarCase1: View {
  var body: some View { Sample().listStyle(.sidebar) }
  @ViewBuilder var beside: some View {
    Sample().listStyle(.sidebar)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listStyle(.sidebar) }
}

struct PickerStyleAutomaticCase1: View {
  var body: some View { Sample().pickerStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.automatic) }
}

struct PickerStyleSegmentedCase1: View {
  var body: some View { Sample().pickerStyle(.segmented) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.segmented)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.segmented) }
}

struct PickerStyleWheelCase1: View {
  var body: some View { Sample().pickerStyle(.wheel) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.wheel)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.wheel) }
}

struct PickerStyleMenuCase1: View {
  var body: some View { Sample().pickerStyle(.menu) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.menu)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.menu) }
}

struct PickerStyleInlineCase1: View {
  var body: some View { Sample().pickerStyle(.inline) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.inline)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.inline) }
}

struct PickerStyleNavigationLinkCase1: View {
  var body: some View { Sample().pickerStyle(.navigationLink) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.navigationLink)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.navigationLink) }
}

struct PickerStylePaletteCase1: View {
  var body: some View { Sample().pickerStyle(.palette) }
  @ViewBuilder var beside: some View {
    Sample().pickerStyle(.palette)
    Divider()
  }
  var afterPadding: some View { Sample().padding().pickerStyle(.palette) }
}

struct TextFieldStyleAutomaticCase1: View {
  var body: some View { Sample().textFieldStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().textFieldStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textFieldStyle(.automatic) }
}

struct TextFieldStylePlainCase1: View {
  var body: some View { Sample().textFieldStyle(.plain) }
  @ViewBuilder var beside: some View {
    Sample().textFieldStyle(.plain)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textFieldStyle(.plain) }
}

struct TextFieldStyleRoundedBorderCase1: View {
  var body: some View { Sample().textFieldStyle(.roundedBorder) }
  @ViewBuilder var beside: some View {
    Sample().textFieldStyle(.roundedBorder)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textFieldStyle(.roundedBorder) }
}

struct NavigationViewStyleAutomaticCase1: View {
  var body: some View { Sample().navigationViewStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().navigationViewStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationViewStyle(.automatic) }
}

struct NavigationViewStyleStackCase1: View {
  var body: some View { Sample().navigationViewStyle(.stack) }
  @ViewBuilder var beside: some View {
    Sample().navigationViewStyle(.stack)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationViewStyle(.stack) }
}

struct NavigationViewStyleColumnsCase1: View {
  var body: some View { Sample().navigationViewStyle(.columns) }
  @ViewBuilder var beside: some View {
    Sample().navigationViewStyle(.columns)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationViewStyle(.columns) }
}

struct TabViewStyleAutomaticCase1: View {
  var body: some View { Sample().tabViewStyle(.automatic) }
  @ViewBuilder var beside: some View {
    Sample().tabViewStyle(.automatic)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tabViewStyle(.automatic) }
}

struct TabViewStylePageCase1: View {
  var body: some View { Sample().tabViewStyle(.page) }
  @ViewBuilder var beside: some View {
    Sample().tabViewStyle(.page)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tabViewStyle(.page) }
}

struct TabViewStylePageCase2: View {
  var body: some View { Sample().tabViewStyle(.page(indexDisplayMode: .always)) }
  @ViewBuilder var beside: some View {
    Sample().tabViewStyle(.page(indexDisplayMode: .always))
    Divider()
  }
  var afterPadding: some View { Sample().padding().tabViewStyle(.page(indexDisplayMode: .always)) }
}

struct TabViewStyleSidebarAdaptableCase1: View {
  var body: some View { Sample().tabViewStyle(.sidebarAdaptable) }
  @ViewBuilder var beside: some View {
    Sample().tabViewStyle(.sidebarAdaptable)
    Divider()
  }
  var afterPadding: some View { Sample().padding().tabViewStyle(.sidebarAdaptable) }
}

struct IndexViewStylePageCase1: View {
  var body: some View { Sample().indexViewStyle(.page) }
  @ViewBuilder var beside: some View {
    Sample().indexViewStyle(.page)
    Divider()
  }
  var afterPadding: some View { Sample().padding().indexViewStyle(.page) }
}
