extension InterfaceText {
  /// The options of file importers, exporters and movers.
  static let swiftUIModifiersFileDialogs = #"""
    nonisolated extension View {
      public func fileDialogMessage(_ message: Text?) -> some View {
        environment(\.fileDialogMessage, message)
      }
      public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
      }
      @_disfavoredOverload
      public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
      }
      public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogConfirmationLabel, label)
      }
      public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
      }
      @_disfavoredOverload
      public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
      }
      public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        environment(\.fileExporterFilenameLabel, label)
      }
      public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
      }
      @_disfavoredOverload
      public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
      }
      public func fileDialogCustomizationID(_ id: String) -> some View {
        modifier(_FileDialogText(text: nil))
      }
      public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        modifier(_FileDialogText(text: nil))
      }
      public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        modifier(_FileDialogText(text: nil))
      }
      public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        modifier(_FileDialogText(text: nil))
      }
    }

    @hole
    @shows("nothing")
    struct _FileDialogText: ViewModifier {
      typealias Body = Never
      var text: Text?
    }

    public struct FileDialogBrowserOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
      public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
      public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
    }
    """#
}
