extension InterfaceText {
  /// `Button`, `Label`, `Link` and similar views.
  static let swiftUIButtons = #"""
    public struct ButtonRole: Equatable, Sendable {
      var name: String
      public static let destructive = ButtonRole(name: "destructive")
      public static let cancel = ButtonRole(name: "cancel")
      #if SDK_26
      public static let close = ButtonRole(name: "close")
      public static let confirm = ButtonRole(name: "confirm")
      #endif
    }

    @control("action")
    @styled("button")
    @tells("ButtonStyle PrimitiveButtonStyle: role")
    public struct Button<Label: View>: View {
      public typealias Body = Never
      var role: ButtonRole?
      var action: @MainActor () -> Void
      var label: Label
      @preconcurrency
      nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
      }
      @preconcurrency
      nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
      ) {
        self.role = role
        self.action = action
        self.label = label()
      }
    }

    extension Button where Label == Text {
      @preconcurrency
      nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
      }
      @preconcurrency
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { Text(titleKey) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { Text(title) }
      }
    }

    extension Button where Label == SwiftUI.Label<Text, Image> {
      @preconcurrency
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
      }
      @preconcurrency
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
      }
      @preconcurrency
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
      }
      @_disfavoredOverload
      @preconcurrency
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(action: action) { SwiftUI.Label(title, image: image) }
      }
      @preconcurrency
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
      }
    }

    extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
      nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
      }
    }

    #if SDK_26
    @uncertain
    public struct DefaultButtonLabel: View {
      public typealias Body = Never
      var role: ButtonRole
    }

    extension Button where Label == DefaultButtonLabel {
      @preconcurrency
      nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
      }
    }
    #endif

    @shows("words")
    @labels("content")
    @tells("LabelStyle")
    public struct Label<Title: View, Icon: View>: View {
      public typealias Body = Never
      var title: Title
      var icon: Icon
      nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
      }
    }

    extension Label where Title == Text, Icon == Image {
      nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
      }
      nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
      }
    }

    extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
      nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
      }
    }

    @control("action")
    public struct Link<Label: View>: View {
      public typealias Body = Never
      var destination: URL
      var label: Label
      nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
      }
    }

    extension Link where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
      }
    }

    @control("action")
    public struct EditButton: View {
      public typealias Body = Never
      nonisolated public init() {}
    }

    @control("action")
    public struct RenameButton<Label: View>: View {
      public typealias Body = Never
      var label: Label
      nonisolated public init() where Label == SwiftUI.Label<Text, Image> {
        label = SwiftUI.Label("Rename", systemImage: "pencil")
      }
    }

    @control("action")
    public struct PasteButton: View {
      public typealias Body = Never
      /// The system draws it like a prominent button.
      static let _label = AnyView(
        Button {
        } label: {
          Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent))
      nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
      nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    }
    """#
}
