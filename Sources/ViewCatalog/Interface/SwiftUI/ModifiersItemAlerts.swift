extension InterfaceText {
  /// Alerts and dialogs that are presented for an optional value, since the SDK 27, on systems back to iOS 15.
  static let swiftUIModifiersItemAlerts = #"""
    #if SDK_27
    nonisolated extension View {
      @presents("message")
      public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        alert(
          Text(titleKey),
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @presents("message")
      public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        alert(
          Text(titleKey),
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        alert(
          Text(titleResource),
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        alert(
          Text(titleResource),
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        alert(
          Text(title),
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        alert(
          Text(title),
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @presents("message")
      public func alert<A: View, T>(
        _ title: Text,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        alert(
          title,
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @presents("message")
      public func alert<A: View, M: View, T>(
        _ title: Text,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        alert(
          title,
          isPresented: .constant(data.wrappedValue != nil),
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @presents("message")
      public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        confirmationDialog(
          Text(titleKey),
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @presents("message")
      public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        confirmationDialog(
          Text(titleKey),
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        confirmationDialog(
          Text(titleResource),
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        confirmationDialog(
          Text(titleResource),
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        confirmationDialog(
          Text(title),
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @_disfavoredOverload
      @presents("message")
      public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        confirmationDialog(
          Text(title),
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @presents("message")
      public func confirmationDialog<A: View, T>(
        _ title: Text,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
      ) -> some View {
        confirmationDialog(
          title,
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions
        )
      }
      @presents("message")
      public func confirmationDialog<A: View, M: View, T>(
        _ title: Text,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
      ) -> some View {
        confirmationDialog(
          title,
          isPresented: .constant(data.wrappedValue != nil),
          titleVisibility: titleVisibility,
          presenting: data.wrappedValue,
          actions: actions,
          message: message
        )
      }
      @presents("message")
      public func alert<E: LocalizedError, A: View>(
        error: Binding<E?>,
        @ViewBuilder actions: () -> A
      ) -> some View {
        alert(isPresented: .constant(error.wrappedValue != nil), error: error.wrappedValue, actions: actions)
      }
      @presents("message")
      public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
      ) -> some View {
        alert(
          isPresented: .constant(error.wrappedValue != nil),
          error: error.wrappedValue,
          actions: actions,
          message: message
        )
      }
    }
    #endif
    """#
}
