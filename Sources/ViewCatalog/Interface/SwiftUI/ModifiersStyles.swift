extension InterfaceText {
  /// The styles of controls and containers.
  static let swiftUIModifiersStyles = #"""
    nonisolated extension View {
      public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleContainerModifier(style: style))
      }
      public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleContainerModifier(style: style))
      }
      public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ToggleStyleModifier(style: style))
      }
      public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleWritingModifier(style: style))
      }
      public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(_LabeledContentStyleModifier(style: style))
      }
      @serves("List Form")
      public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(ListStyleWriter(style: style))
      }
      @serves("Picker")
      public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(PickerStyleWriter(style: style))
      }
      public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(TextFieldStyleModifier(style: style))
      }
      public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ProgressViewStyleModifier(style: style))
      }
      @serves("GroupBox")
      public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(GroupBoxStyleModifier(style: style))
      }
      public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(GaugeStyleModifier(style: style))
      }
      @serves("DisclosureGroup")
      public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(DisclosureGroupStyleModifier(style: style))
      }
      @serves("Menu")
      public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(MenuStyleModifier(style: style))
      }
      @serves("NavigationView")
      public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        modifier(NavigationViewStyleModifier(style: style))
      }
      @serves("NavigationSplitView")
      public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        modifier(NavigationSplitViewStyleModifier(style: style))
      }
      @serves("TabView")
      public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(_TabViewStyleWriter(style: style))
      }
      @serves("TabView")
      public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        modifier(IndexViewStyleModifier(style: style))
      }
      @serves("DatePicker")
      public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier(style: style))
      }
      @serves("Form")
      public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(FormStyleModifier(style: style))
      }
      public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        modifier(TextEditorStyleModifier(style: style))
      }
      public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlGroupStyleModifier(style: style))
      }
      #if os(macOS)
      @serves("Table")
      public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modifier(TableStyleModifier(style: style))
      }
      #endif
      @writes("labelsVisibility")
      public func labelsHidden() -> some View {
        modifier(LabelsHiddenModifier())
      }
      @writes("labelsVisibility")
      public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
          .modifier(ViewInputFlagModifier<LabelVisibilityConfigured>())
      }
      public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        modifier(_LabelSpacingWriter(spacing: spacing))
      }
    }

    struct ButtonStyleContainerModifier<Style: ButtonStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct PrimitiveButtonStyleContainerModifier<Style: PrimitiveButtonStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct ToggleStyleModifier<Style: ToggleStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct LabelStyleWritingModifier<Style: LabelStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    public struct _LabeledContentStyleModifier<Style: LabeledContentStyle>: ViewModifier {
      public typealias Body = Never
      public var style: Style
    }

    struct ListStyleWriter<Style: ListStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct PickerStyleWriter<Style: PickerStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct TextFieldStyleModifier<Style: TextFieldStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct ProgressViewStyleModifier<Style: ProgressViewStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct GroupBoxStyleModifier<Style: GroupBoxStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    @uncertain
    struct GaugeStyleModifier<Style: GaugeStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    @uncertain
    struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct MenuStyleModifier<Style: MenuStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct NavigationViewStyleModifier<Style: NavigationViewStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    @uncertain
    struct NavigationSplitViewStyleModifier<Style: NavigationSplitViewStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    public struct _TabViewStyleWriter<Style: TabViewStyle>: ViewModifier {
      public typealias Body = Never
      public var style: Style
    }

    struct IndexViewStyleModifier<Style: IndexViewStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    struct DatePickerStyleModifier<Style: DatePickerStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    @uncertain
    struct FormStyleModifier<Style: FormStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    // Only visionOS has a style with a border.
    @uncertain
    @shows("nothing")
    struct TextEditorStyleModifier<Style: TextEditorStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    @uncertain
    struct ControlGroupStyleModifier<Style: ControlGroupStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }

    #if os(macOS)
    @uncertain
    struct TableStyleModifier<Style: TableStyle>: ViewModifier {
      typealias Body = Never
      var style: Style
    }
    #endif

    struct LabelsHiddenModifier: ViewModifier {
      typealias Body = Never
    }

    struct LabelVisibilityConfigured {}

    @hole
    struct _LabelSpacingWriter: ViewModifier {
      typealias Body = Never
      var spacing: CGFloat
    }
    """#
}
