extension InterfaceText {
  /// Sheets, popovers, alerts and dialogs.
  static let swiftUIModifiersPresentation = #"""
    nonisolated extension View {
      @presents("view")
      public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        modifier(
          SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>(
            isPresented: isPresented,
            onDismiss: onDismiss,
            content: content,
            coversScreen: false
          )
        )
      }
      @presents("view")
      public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @keyed("id") @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View {
        modifier(
          ItemSheetPresentationModifier<Item, Content, NullSheetAnchor<SheetPreference.Key>>(
            item: item,
            onDismiss: onDismiss,
            content: content,
            coversScreen: false
          )
        )
      }
      @uncertain
      @presents("view")
      public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        modifier(
          SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>(
            isPresented: isPresented,
            onDismiss: onDismiss,
            content: content,
            coversScreen: true
          )
        )
      }
      @uncertain
      @presents("view")
      public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @keyed("id") @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View {
        modifier(
          ItemSheetPresentationModifier<Item, Content, NullSheetAnchor<SheetPreference.Key>>(
            item: item,
            onDismiss: onDismiss,
            content: content,
            coversScreen: true
          )
        )
      }
      #if SYSTEM_26
      @presents("view")
      public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        modifier(
          PopoverPresentationModifier(
            provider: PopoverConditionalStateProvider(isPresented: isPresented, content: content),
            attachmentAnchor: attachmentAnchor,
            arrowEdge: arrowEdge
          )
        )
      }
      #else
      @presents("view")
      public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        modifier(
          PopoverPresentationModifier(
            isPresented: isPresented,
            attachmentAnchor: attachmentAnchor,
            arrowEdge: arrowEdge,
            content: content
          )
        )
      }
      #endif
      @presents("view")
      public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @keyed("id") @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View {
        modifier(
          ItemPopoverPresentationModifier(
            item: item,
            attachmentAnchor: attachmentAnchor,
            arrowEdge: arrowEdge,
            content: content
          )
        )
      }
      @presents("pane")
      public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(_InspectorPresentation(isPresented: isPresented, content: content()))
      }
      public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(_InspectorColumnWidth(min: width, ideal: width, max: width))
      }
      public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
      ) -> some View {
        modifier(_InspectorColumnWidth(min: min, ideal: ideal, max: max))
      }

      @uncertain
      public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationOptionsPreferenceKey.self) { options in
          options.detents = options.detents ?? detents
        }
      }
      public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
      ) -> some View {
        modifier(_PresentationOption(option: .detents(detents, selection: selection)))
      }
      @uncertain
      public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(PresentationOptionsPreferenceKey.self) { options in
          options.dragIndicator = options.dragIndicator ?? visibility
        }
      }
      public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_PresentationOption(option: .background(AnyView(Rectangle().fill(style)))))
      }
      public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
      ) -> some View {
        modifier(_PresentationOption(option: .background(AnyView(content()))))
      }
      @uncertain
      public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(PresentationOptionsPreferenceKey.self) { options in
          options.cornerRadius = options.cornerRadius ?? cornerRadius
        }
      }
      public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(_PresentationOption(option: .contentInteraction(behavior)))
      }
      public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
      ) -> some View {
        modifier(_PresentationOption(option: .backgroundInteraction(interaction)))
      }
      @uncertain
      public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        transformPreference(PresentationOptionsPreferenceKey.self) { options in
          options.compactAdaptation = options.compactAdaptation ?? adaptation
        }
      }
      @uncertain
      public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
      ) -> some View {
        transformPreference(PresentationOptionsPreferenceKey.self) { options in
          options.compactAdaptation = options.compactAdaptation ?? horizontalAdaptation
        }
      }
      public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        modifier(_PresentationSizingWriter(sizing: sizing))
      }
      public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
      }

      public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(
          ContextMenuModifier(
            menuItems: ZStack {
              menuItems().modifier(StyleContextWriter<MenuStyleContext>())
            }
          )
        )
      }
      public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems,
        @ViewBuilder preview: () -> Preview
      ) -> some View {
        modifier(
          ContextMenuPreviewModifier(
            menuItems: menuItems().modifier(StyleContextWriter<MenuStyleContext>()),
            preview: preview()
          )
        )
      }
      public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(_OptionalContextMenu(menu: contextMenu))
      }
      public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
      ) -> some View {
        modifier(
          SelectionMenuModifier<I, ModifiedContent<M, StyleContextWriter<MenuStyleContext>>> { selected in
            menu(selected).modifier(StyleContextWriter<MenuStyleContext>())
          }
        )
        .modifier(SelectionActionModifier(action: primaryAction))
      }
      @interacts("help")
      public func help(_ text: Text) -> some View {
        modifier(_TooltipModifier(text: text))
      }
      @interacts("help")
      public func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
      }
      @_disfavoredOverload
      @interacts("help")
      public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
      }
    }

    /// A sheet, or a full screen cover if `coversScreen` is set.
    struct SheetPresentationModifier<SheetContent: View, Anchor>: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var onDismiss: (() -> Void)?
      var content: () -> SheetContent
      var coversScreen: Bool
    }

    struct ItemSheetPresentationModifier<Item: Identifiable, SheetContent: View, Anchor>: ViewModifier {
      typealias Body = Never
      var item: Binding<Item?>
      var onDismiss: (() -> Void)?
      var content: (Item) -> SheetContent
      var coversScreen: Bool
    }

    struct NullSheetAnchor<Key: PreferenceKey> {}

    enum SheetPreference {
      struct Key: PreferenceKey {
        static var defaultValue: SheetPreference? { nil }
        static func reduce(value: inout SheetPreference?, nextValue: () -> SheetPreference?) {
          value = value ?? nextValue()
        }
      }
    }

    #if SYSTEM_26
    @uncertain
    struct PopoverPresentationModifier<Provider>: ViewModifier {
      typealias Body = Never
      var provider: Provider
      var attachmentAnchor: PopoverAttachmentAnchor
      var arrowEdge: Edge
    }

    struct PopoverConditionalStateProvider<PopoverContent: View> {
      var isPresented: Binding<Bool>
      var content: () -> PopoverContent
    }
    #else
    struct PopoverPresentationModifier<PopoverContent: View>: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var attachmentAnchor: PopoverAttachmentAnchor
      var arrowEdge: Edge
      var content: () -> PopoverContent
    }
    #endif

    @uncertain
    struct ItemPopoverPresentationModifier<Item: Identifiable, PopoverContent: View>: ViewModifier {
      typealias Body = Never
      var item: Binding<Item?>
      var attachmentAnchor: PopoverAttachmentAnchor
      var arrowEdge: Edge
      var content: (Item) -> PopoverContent
    }

    public enum PopoverAttachmentAnchor {
      case rect(Anchor<CGRect>.Source)
      case point(UnitPoint)
    }

    @hole
    struct _InspectorPresentation<Inspected: View>: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var content: Inspected
    }

    @hole
    struct _InspectorColumnWidth: ViewModifier {
      typealias Body = Never
      var min: CGFloat?
      var ideal: CGFloat
      var max: CGFloat?
    }

    @hole
    struct _PresentationOption: ViewModifier {
      typealias Body = Never
      enum Option {
        case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        case background(AnyView)
        case contentInteraction(PresentationContentInteraction)
        case backgroundInteraction(PresentationBackgroundInteraction)
      }
      var option: Option
    }

    @hole
    struct _PresentationSizingWriter<Sizing: PresentationSizing>: ViewModifier {
      typealias Body = Never
      var sizing: Sizing
    }

    struct InteractiveDismissDisabledKey: PreferenceKey {
      static var defaultValue: Bool { false }
      static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
      }
    }

    /// Each modifier sets only fields that inner modifiers left unset.
    struct PresentationOptionsPreferenceKey: PreferenceKey {
      struct Value {
        var detents: Set<PresentationDetent>?
        var dragIndicator: Visibility?
        var cornerRadius: CGFloat?
        var compactAdaptation: PresentationAdaptation?
      }
      static var defaultValue: Value { Value() }
      static func reduce(value: inout Value, nextValue: () -> Value) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
      }
    }

    struct ContextMenuModifier<MenuItems: View>: ViewModifier {
      typealias Body = Never
      var menuItems: MenuItems
    }

    @uncertain
    struct ContextMenuPreviewModifier<MenuItems: View, Preview: View>: ViewModifier {
      typealias Body = Never
      var menuItems: MenuItems
      var preview: Preview
    }

    @hole
    @shows("nothing")
    struct _OptionalContextMenu<MenuItems: View>: ViewModifier {
      typealias Body = Never
      var menu: ContextMenu<MenuItems>?
    }

    @shows("nothing")
    struct SelectionMenuModifier<Item: Hashable, MenuItems: View>: ViewModifier {
      typealias Body = Never
      var menu: (Set<Item>) -> MenuItems
      nonisolated init(_ menu: @escaping (Set<Item>) -> MenuItems) {
        self.menu = menu
      }
    }

    @shows("nothing")
    struct SelectionActionModifier<Item: Hashable>: ViewModifier {
      typealias Body = Never
      var action: ((Set<Item>) -> Void)?
    }

    struct StyleContextWriter<Context>: ViewModifier {
      typealias Body = Never
    }

    struct MenuStyleContext {}

    struct _TooltipModifier: ViewModifier {
      typealias Body = Never
      var text: Text
    }
    """#
}
