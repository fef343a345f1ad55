// Rows focus and previews: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

enum Field: Hashable {
  case name, password
}

struct ListRowInsetsCase1: View {
  var body: some View { Sample().listRowInsets(EdgeInsets()) }
  @ViewBuilder var beside: some View {
    Sample().listRowInsets(EdgeInsets())
    Divider()
  }
  var afterPadding: some View { Sample().padding().listRowInsets(EdgeInsets()) }
}

struct ListRowBackgroundCase1: View {
  var body: some View { Sample().listRowBackground(Sample()) }
  @ViewBuilder var beside: some View {
    Sample().listRowBackground(Text("over"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().listRowBackground(Circle()) }
}

struct ListRowSpacingCase1: View {
  var body: some View { Sample().listRowSpacing(8) }
  @ViewBuilder var beside: some View {
    Sample().listRowSpacing(8)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listRowSpacing(8) }
}

struct ListSectionSpacingCase1: View {
  var body: some View { Sample().listSectionSpacing(4) }
  @ViewBuilder var beside: some View {
    Sample().listSectionSpacing(4)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listSectionSpacing(4) }
}

struct ListSectionSpacingCase2: View {
  var body: some View { Sample().listSectionSpacing(.compact) }
  @ViewBuilder var beside: some View {
    Sample().listSectionSpacing(.compact)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listSectionSpacing(.compact) }
}

struct ListItemTintCase1: View {
  var body: some View { Sample().listItemTint(.red) }
  @ViewBuilder var beside: some View {
    Sample().listItemTint(.red)
    Divider()
  }
  var afterPadding: some View { Sample().padding().listItemTint(.red) }
}

struct MoveDisabledCase1: View {
  var body: some View { Sample().moveDisabled(true) }
  @ViewBuilder var beside: some View {
    Sample().moveDisabled(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().moveDisabled(true) }
}

struct DeleteDisabledCase1: View {
  var body: some View { Sample().deleteDisabled(true) }
  @ViewBuilder var beside: some View {
    Sample().deleteDisabled(true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().deleteDisabled(true) }
}

struct SelectionDisabledCase1: View {
  var body: some View { Sample().selectionDisabled(true) }
  @ViewBuilder var beside: some View {
    Sample().selectionDisabled()
    Divider()
  }
  var afterPadding: some View { Sample().padding().selectionDisabled(true) }
}

struct ScrollContentBackgroundCase1: View {
  var body: some View { Sample().scrollContentBackground(.hidden) }
  @ViewBuilder var beside: some View {
    Sample().scrollContentBackground(.hidden)
    Divider()
  }
  var afterPadding: some View { Sample().padding().scrollContentBackground(.hidden) }
}

struct FocusedCase1: View {
  @FocusState private var field: Field?
  var body: some View { Sample().focused($field, equals: .name) }
  @ViewBuilder var beside: some View {
    Sample().focused($field, equals: .name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().focused($field, equals: .name) }
}

struct FocusedCase2: View {
  @FocusState private var isFocused: Bool
  var body: some View { Sample().focused($isFocused) }
  @ViewBuilder var beside: some View {
    Sample().focused($isFocused)
    Divider()
  }
  var afterPadding: some View { Sample().padding().focused($isFocused) }
}

struct TextContentTypeCase1: View {
  var body: some View { Sample().textContentType(.password) }
  @ViewBuilder var beside: some View {
    Sample().textContentType(.password)
    Divider()
  }
  var afterPadding: some View { Sample().padding().textContentType(.password) }
}

struct PreviewDeviceCase1: View {
  var body: some View { Sample().previewDevice("iPhone 15") }
  @ViewBuilder var beside: some View {
    Sample().previewDevice("iPhone 15")
    Divider()
  }
  var afterPadding: some View { Sample().padding().previewDevice("iPhone 15") }
}

struct PreviewLayoutCase1: View {
  var body: some View { Sample().previewLayout(.sizeThatFits) }
  @ViewBuilder var beside: some View {
    Sample().previewLayout(.sizeThatFits)
    Divider()
  }
  var afterPadding: some View { Sample().padding().previewLayout(.sizeThatFits) }
}

struct PreviewDisplayNameCase1: View {
  var body: some View { Sample().previewDisplayName("Dark") }
  @ViewBuilder var beside: some View {
    Sample().previewDisplayName("Dark")
    Divider()
  }
  var afterPadding: some View { Sample().padding().previewDisplayName("Dark") }
}
