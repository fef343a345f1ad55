extension InterfaceText {
  /// Navigation links with a title that depend on a state.
  static let swiftUINavigationLinks = #"""
    extension NavigationLink where Label == Text {
      @available(iOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(macOS, deprecated: 13, message: "use `navigationDestination(isPresented:destination:)`")
      @available(tvOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(watchOS, deprecated: 9, message: "use `navigationDestination(isPresented:destination:)`")
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
      }
      @available(iOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(macOS, deprecated: 13, message: "use `navigationDestination(isPresented:destination:)`")
      @available(tvOS, deprecated: 16, message: "use `navigationDestination(isPresented:destination:)`")
      @available(watchOS, deprecated: 9, message: "use `navigationDestination(isPresented:destination:)`")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
      }
      @available(iOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(macOS, deprecated: 13, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(tvOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(watchOS, deprecated: 9, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
      }
      @available(iOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(macOS, deprecated: 13, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(tvOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(watchOS, deprecated: 9, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        tag: V,
        selection: Binding<V?>,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
      }
      @available(iOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(macOS, deprecated: 13, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(tvOS, deprecated: 16, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @available(watchOS, deprecated: 9, message: "use `NavigationLink(value:)` and `navigationDestination(for:)`")
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        @lasts("kept while it is on the stack") destination: Destination,
        tag: V,
        selection: Binding<V?>
      ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
      }
    }
    """#
}
