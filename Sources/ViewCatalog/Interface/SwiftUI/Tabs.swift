extension InterfaceText {
  /// `TabView` and its tabs.
  static let swiftUITabs = #"""
    @lasts("kept from its first selection on")
    @chooses("one")
    public struct TabView<SelectionValue: Hashable, Content: View>: View {
      public typealias Body = Never
      var selection: Binding<SelectionValue>?
      var content: Content

      nonisolated init(selecting selection: Binding<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
      }

      nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selecting: selection, content: content())
      }
      nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
      ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selecting: selection, content: TabContentBuilder.Content(content: content()))
      }
    }

    extension TabView where SelectionValue == Int {
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selecting: nil, content: content())
      }
    }

    extension TabView where SelectionValue == Never {
      nonisolated public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
      ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selecting: nil, content: TabContentBuilder.Content(content: content()))
      }
    }

    /// Tabs. Their contents are not part of the type: each tab is an identified view with its value as tag.
    @MainActor @preconcurrency
    public protocol TabContent<TabValue> {
      associatedtype TabValue: Hashable
      associatedtype _IdentifiedView: View
      associatedtype Body: TabContent
      @TabContentBuilder<TabValue> var body: Body { get }
    }

    extension TabContent where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: TabContent {
      public typealias TabValue = Never
      public typealias _IdentifiedView = Never
    }

    public struct TabIdentifiedView: View {
      public typealias Body = Never
    }

    public struct TabRole: Hashable, Sendable {
      var name: String
      public static var search: TabRole { TabRole(name: "search") }
    }

    public struct DefaultTabLabel: View {
      public typealias Body = Never
      var title: Text
      var image: Image?
      /// The label of the tab that lists the tabs for which the bar has no room.
      static let _more = DefaultTabLabel(title: Text("More"), image: Image(systemName: "ellipsis"))
      /// The label of a search tab without a label.
      static let _search = DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }

    /// Whether a tab is hidden.
    struct _TabHidden {
      var isHidden: Bool
    }

    @lasts("kept from its first selection on")
    public struct Tab<Value, Content, Label> {
      /// `nil` for tabs without values; the tab's position is its value then.
      var value: Value?
      var role: TabRole?
      var content: Content
      var label: Label
    }

    extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
      public typealias TabValue = Value
      public typealias _IdentifiedView = ModifiedContent<
        TabIdentifiedView, _TraitWritingModifier<TagValueTraitKey<Value>>
      >
      public typealias Body = Never
    }

    extension Tab where Value: Hashable, Content: View, Label: View {
      nonisolated public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.init(value: value, role: role, content: content(), label: label())
      }
    }

    extension Tab where Value: Hashable, Content: View, Label == EmptyView {
      nonisolated public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(value: value, role: role, content: content(), label: EmptyView())
      }
    }

    extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: value, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: value, role: role, content: content(), label: label)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: value, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: value, role: role, content: content(), label: label)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: value, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: value, role: role, content: content(), label: label)
      }
    }

    extension Tab where Value == Never, Content: View, Label: View {
      nonisolated public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
      ) {
        self.init(value: nil, role: role, content: content(), label: label())
      }
    }

    extension Tab where Value == Never, Content: View, Label == EmptyView {
      nonisolated public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.init(value: nil, role: role, content: content(), label: EmptyView())
      }
    }

    extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: nil, role: role, content: content(), label: label)
      }
    }
    """#
}
