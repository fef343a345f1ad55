extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: containers, tabs and links.
  static let swiftUIResourceTitledContainers = #"""
    #if SDK_26
    extension TabContent {
      @_disfavoredOverload
      nonisolated public func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: Optional(Text(resource)))
      }
    }

    extension Section where Parent == Text, Content: View, Footer == EmptyView {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
      }
    }

    extension Menu where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
      }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      ) {
        self.init(
          content: content,
          label: { SwiftUI.Label(titleResource, systemImage: systemImage) },
          primaryAction: primaryAction
        )
      }
    }

    extension DisclosureGroup where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @lasts("kept while it is expanded") @ViewBuilder content: @escaping () -> Content
      ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
      }
    }

    extension GroupBox where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
      }
    }

    extension ControlGroup {
      @_disfavoredOverload
      nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: () -> C
      ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> C
      ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
      }
    }

    extension LabeledContent where Label == Text, Content: View {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
      }
    }

    extension LabeledContent where Label == Text, Content == Text {
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(titleResource) { Text(value) }
      }
      @_disfavoredOverload
      nonisolated public init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleResource) { Text(value, format: format) }
      }
    }

    extension ContentUnavailableView
    where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      @_disfavoredOverload
      nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
      }
      @_disfavoredOverload
      nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
      }
    }

    extension NavigationLink where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @lasts("kept while it is on the stack") @ViewBuilder destination: () -> Destination
      ) {
        self.init(destination: destination) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @lasts("kept while it is on the stack") destination: Destination
      ) {
        self.init(destination: destination) { Text(titleResource) }
      }
    }

    extension NavigationLink where Destination == Never {
      @_disfavoredOverload
      @navigates("value")
      nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(value: value) { Text(titleResource) }
      }
    }

    extension SharePreview where Image: Transferable, Icon: Transferable {
      @_disfavoredOverload
      public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(title: Text(titleResource), image: image, icon: icon)
      }
    }

    extension SharePreview where Image: Transferable, Icon == Never {
      @_disfavoredOverload
      public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(title: Text(titleResource), image: image)
      }
    }

    extension SharePreview where Image == Never, Icon: Transferable {
      @_disfavoredOverload
      public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(title: Text(titleResource), icon: icon)
      }
    }

    extension SharePreview where Image == Never, Icon == Never {
      @_disfavoredOverload
      public init(_ titleResource: LocalizedStringResource) {
        self.init(title: Text(titleResource))
      }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { Text(titleResource) }
      }
    }

    extension ShareLink where Label == Text {
      @_disfavoredOverload
      nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
      ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
      ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { Text(titleResource) }
      }
    }

    extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
      ) where Content.TabValue == SelectionValue {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
      }
    }

    extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
        self.init(value: value, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
        self.init(value: value, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
        self.init(value: value, role: role, content: content(), label: label)
      }
    }

    extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
        self.init(value: nil, role: role, content: content(), label: label)
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
      ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
        self.init(value: nil, role: role, content: content(), label: label)
      }
    }
    #endif
    """#
}
