extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: dialogs, search and bars.
  static let swiftUIResourceTitledDialogs = #"""
    #if SDK_26
    nonisolated extension View {
      @_disfavoredOverload
      @uncertain
      @presents("message")
      public func alert<A: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @_disfavoredOverload
      @uncertain
      @presents("message")
      public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @_disfavoredOverload
      @uncertain
      @presents("message")
      public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @_disfavoredOverload
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @_disfavoredOverload
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @_disfavoredOverload
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @_disfavoredOverload
      @uncertain
      public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource,
        isSuppressed: Binding<Bool>
      ) -> some View {
        environment(
          \.dialogSuppression,
          DialogSuppressionConfiguration(title: Text(titleResource), isSuppressed: isSuppressed)
        )
      }
      @_disfavoredOverload
      public func accessibilityScrollStatus(
        _ statusResource: LocalizedStringResource,
        isEnabled: Bool = true
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringResource,
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(nil)
      }
      @_disfavoredOverload
      @accessible("name")
      public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource],
        isEnabled: Bool
      ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessibility(isEnabled ? .inputLabels(inputLabelResources.map { Text($0) }) : nil)
      }
      @_disfavoredOverload
      public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
      }
      @_disfavoredOverload
      public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
      }
      @_disfavoredOverload
      public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileExporterFilenameLabel(Text(labelResource))
      }
      @_disfavoredOverload
      public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
        typeSelectEquivalent(Text(stringResource))
      }
      @_disfavoredOverload
      @screen("title")
      @overridden("navigation title")
      public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        _navigationTitle(Text(titleResource))
      }
      @_disfavoredOverload
      public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
      }
      @_disfavoredOverload
      @screen("title")
      public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
        _navigationTitle(Text(titleResource))
      }
      @_disfavoredOverload
      @screen("title")
      public func navigationBarTitle(
        _ titleResource: LocalizedStringResource,
        displayMode: NavigationBarItem.TitleDisplayMode
      ) -> some View {
        _navigationTitle(Text(titleResource), displayMode: displayMode)
      }
      @_disfavoredOverload
      @interacts("count")
      public func badge(_ resource: LocalizedStringResource?) -> some View {
        modifier(BadgeModifier(label: resource.map { Text($0) }))
      }
      @_disfavoredOverload
      @interacts("help")
      public func help(_ textResource: LocalizedStringResource) -> some View {
        help(Text(textResource))
      }
      @_disfavoredOverload
      @presents("message")
      public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: EmptyView()))
      }
      @_disfavoredOverload
      @presents("message")
      public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: message()))
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt)
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt)
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
        modifier(
          _EditableTokenSearch(
            text: text,
            tokens: editableTokens,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
        modifier(
          _EditableTokenSearch(
            text: text,
            tokens: editableTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
    }
    #endif
    """#
}
