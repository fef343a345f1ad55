extension InterfaceText {
  /// Menus, group boxes, disclosure groups and labelled content.
  static let swiftUIGroups = #"""
    @control("action")
    @tells("MenuStyle")
    public struct Menu<Label: View, Content: View>: View {
      public typealias Body = Never
      var label: Label
      var content: Content
      var primaryAction: (() -> Void)?
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
      }
      nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
      ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
      }
    }

    extension Menu where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
      }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
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
        image: ImageResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          content: content,
          label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
          primaryAction: primaryAction
        )
      }
    }

    extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
      nonisolated public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
      }
    }

    public struct ContextMenu<MenuItems: View> {
      var menuItems: MenuItems
      public init(@ViewBuilder menuItems: () -> MenuItems) {
        self.menuItems = menuItems()
      }
    }

    @tells("DisclosureGroupStyle: isExpanded")
    public struct DisclosureGroup<Label: View, Content: View>: View {
      public typealias Body = Never
      /// The binding of the expansion; without one the group stores it as state.
      var isExpanded: Binding<Bool>?
      var label: Label
      var content: () -> Content
      nonisolated public init(@lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
      }
      nonisolated public init(
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
      }
    }

    extension DisclosureGroup where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ label: S, @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
      }
    }

    @tells("GroupBoxStyle")
    public struct GroupBox<Label: View, Content: View>: View {
      public typealias Body = Never
      var label: Label
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
      }
      nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
      }
    }

    extension GroupBox where Label == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
      }
    }

    extension GroupBox where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
      }
    }

    extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
      nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
      }
    }

    @tells("ControlGroupStyle")
    public struct ControlGroup<Content: View>: View {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
      nonisolated public init<C: View, L: View>(
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
      ) where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
      }
      nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> C
      ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<C: View, S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> C
      ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
      }
      nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> C
      ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
      }
    }

    extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
      nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init { configuration.content }
      }
    }

    public struct LabeledControlGroupContent<Content: View, Label: View>: View {
      public typealias Body = Never
      var content: Content
      var label: Label
    }

    @labels("content")
    @tells("LabeledContentStyle")
    public struct LabeledContent<Label, Content> {
      var label: Label
      var content: Content
    }

    extension LabeledContent: View where Label: View, Content: View {
      public typealias Body = Never
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
      }
    }

    extension LabeledContent where Label == Text, Content: View {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
      }
    }

    extension LabeledContent where Label == Text, Content == Text {
      nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
      }
      @_disfavoredOverload
      nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
      }
      nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S,
        value: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
      }
    }

    extension LabeledContent
    where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
      nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
      }
    }

    public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
      public typealias Body = Never
      var label: Label
      var description: Description
      var actions: Actions
      nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
      ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
      }
    }

    extension ContentUnavailableView
    where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
      }
      nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
      }
    }

    public struct SearchUnavailableContent {
      public struct Label: View {
        public typealias Body = Never
        /// The search text; `nil` for that of the environment.
        var text: String?
      }
      public struct Description: View {
        public typealias Body = Never
      }
      public struct Actions: View {
        public typealias Body = Never
      }
    }

    extension ContentUnavailableView
    where
      Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
      Actions == SearchUnavailableContent.Actions
    {
      nonisolated init(searching text: String?) {
        label = SearchUnavailableContent.Label(text: text)
        description = SearchUnavailableContent.Description()
        actions = SearchUnavailableContent.Actions()
      }
      public static var search: ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(searching: nil)
      }
      public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(searching: text)
      }
    }
    """#
}
