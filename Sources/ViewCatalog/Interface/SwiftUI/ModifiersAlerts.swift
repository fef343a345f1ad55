extension InterfaceText {
  /// Alerts and confirmation dialogs, with a localized key, a string or a `Text` as title.
  static let swiftUIModifiersAlerts = #"""
    nonisolated extension View {
      @uncertain
      @presents("message")
      public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @presents("message")
      public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @uncertain
      @_disfavoredOverload
      @presents("message")
      public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(title),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(title),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @uncertain
      @_disfavoredOverload
      @presents("message")
      public func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(title),
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @_disfavoredOverload
      @presents("message")
      public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(title),
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: title,
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @presents("message")
      public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: title,
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: title,
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: title,
            isPresented: isPresented,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(error?.errorDescription ?? ""),
            isPresented: isPresented,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
      ) -> some View {
        modifier(
          AlertModifier(
            title: Text(error?.errorDescription ?? ""),
            isPresented: isPresented,
            actions: error.map(actions).modifier(ActionsModifier()),
            message: error.map(message)
          )
        )
      }
      @available(anyAppleOS, deprecated: 27.2, message: "use `alert(_:isPresented:actions:message:)`")
      @presents("message")
      public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        modifier(_AlertPresentation(isPresented: isPresented, alert: content()))
      }
      @uncertain
      @available(anyAppleOS, deprecated: 27.2, message: "use `alert(_:isPresented:actions:message:)`")
      @presents("message")
      public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        modifier(_ItemAlertPresentation(item: item, alert: item.wrappedValue.map(content)))
      }

      @presents("message")
      public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @uncertain
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @presents("message")
      public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions().modifier(ActionsModifier()),
            message: message()
          )
        )
      }
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: EmptyView()
          )
        )
      }
      @uncertain
      @presents("message")
      public func confirmationDialog<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        modifier(
          ConfirmationDialogModifier(
            title: title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: data.map(actions).modifier(ActionsModifier()),
            message: data.map(message)
          )
        )
      }
      @available(anyAppleOS, deprecated: 27.2, message: "use `confirmationDialog(_:isPresented:actions:message:)`")
      @presents("message")
      public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(_ActionSheetPresentation(isPresented: isPresented, sheet: content()))
      }
      @available(anyAppleOS, deprecated: 27.2, message: "use `confirmationDialog(_:isPresented:actions:message:)`")
      @presents("message")
      public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        modifier(_ItemActionSheetPresentation(item: item, sheet: item.wrappedValue.map(content)))
      }
      @uncertain
      public func dialogIcon(_ icon: Image?) -> some View {
        environment(\.dialogIcon, icon)
      }
      @uncertain
      public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
      }
      @uncertain
      public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey,
        isSuppressed: Binding<Bool>
      ) -> some View {
        environment(
          \.dialogSuppression,
          DialogSuppressionConfiguration(title: Text(titleKey), isSuppressed: isSuppressed)
        )
      }
      @uncertain
      public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppressionConfiguration(title: nil, isSuppressed: isSuppressed))
      }
    }

    struct AlertModifier<Actions: View, Message: View>: ViewModifier {
      typealias Body = Never
      var title: Text
      var isPresented: Binding<Bool>
      var actions: Actions
      var message: Message
    }

    struct ConfirmationDialogModifier<Actions: View, Message: View>: ViewModifier {
      typealias Body = Never
      var title: Text
      var isPresented: Binding<Bool>
      var titleVisibility: Visibility
      var actions: Actions
      var message: Message
    }

    /// Marks buttons as actions of an alert or a dialog.
    struct ActionsModifier: ViewModifier {
      typealias Body = Never
    }

    @hole
    struct _AlertPresentation: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var alert: Alert
    }

    @hole
    struct _ItemAlertPresentation<Item: Identifiable>: ViewModifier {
      typealias Body = Never
      var item: Binding<Item?>
      var alert: Alert?
    }

    @hole
    struct _ActionSheetPresentation: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var sheet: ActionSheet
    }

    @hole
    struct _ItemActionSheetPresentation<Item: Identifiable>: ViewModifier {
      typealias Body = Never
      var item: Binding<Item?>
      var sheet: ActionSheet?
    }

    struct DialogSuppressionConfiguration {
      var title: Text?
      var isSuppressed: Binding<Bool>
    }
    """#
}
