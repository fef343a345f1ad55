extension InterfaceText {
  /// An app's items in the menu bar of macOS.
  static let swiftUIMenuBarExtras = #"""
    #if os(macOS)
    public struct MenuBarExtra<Label: View, Content: View>: Scene {
      public typealias Body = Never
      var label: Label
      var content: Content
      var isInserted: Binding<Bool>?
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
      }
      nonisolated public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
        self.content = content()
        self.isInserted = isInserted
      }
    }

    extension MenuBarExtra where Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { Text(title) }
      }
    }

    extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(titleKey, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(title, image: image) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(titleKey, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(title, image: image) }
      }
    }
    #endif
    """#
}
