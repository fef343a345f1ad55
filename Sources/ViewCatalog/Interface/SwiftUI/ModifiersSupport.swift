extension InterfaceText {
  /// The environment values that only modifiers write.
  static let swiftUIModifiersSupport = #"""
    extension EnvironmentValues {
      /// The nearest object of a type, either `Observable` or an `ObservableObject`.
      @primitive subscript<T>(objectOf key: _EnvironmentObjectKey<T>) -> T? { get set }

      @primitive var buttonBorderShape: ButtonBorderShape { get set }
      @primitive var listRowSpacing: CGFloat? { get set }
      @primitive var listSectionSpacing: ListSectionSpacing? { get set }
      @primitive var scrollClipDisabled: Bool { get set }
      @primitive var dialogIcon: Image? { get set }
      @primitive var dialogSeverity: DialogSeverity { get set }
      @primitive var dialogSuppression: DialogSuppressionConfiguration? { get set }
      @primitive var menuActionDismissBehavior: MenuActionDismissBehavior { get set }
      @primitive var tabBarMinimizeBehavior: TabBarMinimizeBehavior { get set }
      @primitive var scrollAnchors: ScrollAnchorStorage { get set }
      @primitive var searchFocusContext: SearchFocusContext? { get set }
      @primitive var openURLHandler: OpenURLAction.Handler? { get set }
      @primitive var fileDialogMessage: Text? { get set }
      @primitive var fileDialogConfirmationLabel: Text? { get set }
      @primitive var fileExporterFilenameLabel: Text? { get set }
      @primitive var typesettingConfiguration: TypesettingConfiguration { get set }
      @primitive var submitLabel: SubmitLabel { get set }
      @primitive var textContentType: String? { get set }
      #if !os(macOS)
      @primitive var keyboardType: UIKeyboardType { get set }
      @primitive var autocapitalization: UITextAutocapitalizationType { get set }
      @primitive var textInputAutocapitalization: UITextAutocapitalizationType? { get set }
      #endif
    }

    extension View {
      /// Prints the changes that caused the body evaluation.
      @primitive public static func _printChanges()
      @primitive public static func _logChanges()
    }

    /// A key for the objects of a type, since a key path can contain only `Hashable` values.
    struct _EnvironmentObjectKey<T>: Hashable {}
    """#
}
