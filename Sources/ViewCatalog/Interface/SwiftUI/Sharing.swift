extension InterfaceText {
  /// `ShareLink` and the previews of shared items.
  static let swiftUISharing = #"""
    public struct SharePreview<Image, Icon> {
      var title: Text
      var image: Image?
      var icon: Icon?
    }

    extension SharePreview where Image: Transferable, Icon: Transferable {
      public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
      }
      public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
      }
    }

    extension SharePreview where Image: Transferable, Icon == Never {
      public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image)
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title), image: image)
      }
      public init(_ title: Text, image: Image) {
        self.init(title: title, image: image)
      }
    }

    extension SharePreview where Image == Never, Icon: Transferable {
      public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), icon: icon)
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), icon: icon)
      }
      public init(_ title: Text, icon: Icon) {
        self.init(title: title, icon: icon)
      }
    }

    extension SharePreview where Image == Never, Icon == Never {
      public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey))
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title))
      }
      public init(_ title: Text) {
        self.init(title: title)
      }
    }

    public struct DefaultShareLinkLabel: View {
      public typealias Body = Never
      static var _label: Label<Text, Image> {
        Label(title: { Text("Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
      }
    }

    @control("action")
    public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
    where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
      public typealias Body = Never
      var items: Data
      var subject: Text?
      var message: Text?
      var preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
      var label: Label

      nonisolated init(
        data items: Data,
        subject: Text?,
        message: Text?,
        preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
        label: Label
      ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
      }

      nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
      ) {
        self.init(data: items, subject: subject, message: message, preview: preview, label: label())
      }
      nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
      ) where Data == CollectionOfOne<I> {
        self.init(
          data: CollectionOfOne(item),
          subject: subject,
          message: message,
          preview: { _ in preview },
          label: label()
        )
      }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
      nonisolated public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
      ) where Data == CollectionOfOne<URL> {
        self.init(data: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
      }
      nonisolated public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
      ) where Data == CollectionOfOne<String> {
        self.init(data: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
      }
      nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
      ) where Data.Element == URL {
        self.init(data: items, subject: subject, message: message, preview: nil, label: label())
      }
      nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
      ) where Data.Element == String {
        self.init(data: items, subject: subject, message: message, preview: nil, label: label())
      }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
      nonisolated public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<URL> {
        self.init(
          data: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
      }
      nonisolated public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<String> {
        self.init(
          data: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
      }
      nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == URL {
        self.init(data: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
      }
      nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == String {
        self.init(data: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
      }
    }

    extension ShareLink where Label == DefaultShareLinkLabel {
      nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
      ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
      }
      nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
      ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
      }
    }

    /// Initializers with a title as label; Apple's label type is assumed to be the `Text` of that title.
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { Text(title) }
      }
      nonisolated public init(
        _ title: Text,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { title }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { Text(title) }
      }
      nonisolated public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { title }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { Text(title) }
      }
      nonisolated public init(
        _ title: Text,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { title }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { Text(title) }
      }
      nonisolated public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
      ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { title }
      }
    }

    extension ShareLink where Label == Text {
      nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
      ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<I: Transferable, S: StringProtocol>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
      ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { Text(title) }
      }
      nonisolated public init<I: Transferable>(
        _ title: Text,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
      ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { title }
      }
      nonisolated public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
      ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { Text(titleKey) }
      }
      @_disfavoredOverload
      nonisolated public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
      ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { Text(title) }
      }
      nonisolated public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
      ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { title }
      }
    }
    """#
}
