extension InterfaceText {
  /// Overloads with a `LocalizedStringResource` instead of a key, since the SDK 26: scenes and commands.
  static let swiftUIResourceTitledScenes = #"""
    #if SDK_26
    extension CommandMenu {
      @_disfavoredOverload
      nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        name = Text(nameResource)
        self.content = content()
      }
    }

    #if os(macOS)
    extension MenuBarExtra where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { Text(titleResource) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { Text(titleResource) }
      }
    }
    #endif

    #if os(macOS)
    extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
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
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        @ViewBuilder content: () -> Content
      ) {
        self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(titleResource, image: image) }
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
        image: ImageResource,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
      ) {
        self.init(isInserted: isInserted, content: content) { SwiftUI.Label(titleResource, image: image) }
      }
    }
    #endif

    extension WindowGroup {
      @_disfavoredOverload
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleResource), id: nil, content: PresentedWindowContent(content: content))
      }
      @_disfavoredOverload
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleResource), id: id, content: PresentedWindowContent(content: content))
      }
      @_disfavoredOverload
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleResource), id: nil, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @_disfavoredOverload
      @lasts("one per value")
      nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        @runs("event") defaultValue: @escaping () -> D
      ) where Content == PresentedWindowContent<D, C> {
        self.init(windowTitle: Text(titleResource), id: id, content: PresentedWindowContent(content: content, defaultValue: defaultValue))
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: Text(titleResource), id: nil, content: makeContent())
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
      ) {
        self.init(windowTitle: Text(titleResource), id: id, content: makeContent())
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: Text(titleResource), id: nil, content: content())
      }
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(windowTitle: Text(titleResource), id: id, content: content())
      }
    }

    #if os(macOS)
    extension Window {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
      }
    }
    #endif

    #if os(macOS)
    extension UtilityWindow {
      @_disfavoredOverload
      nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
      }
    }
    #endif

    extension DocumentGroupLaunchScene {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
      ) {
        self.init(actions: actions())
      }
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions
      ) {
        self.init(actions: actions())
      }
    }

    extension DocumentLaunchView {
      @_disfavoredOverload
      nonisolated public init(
        _ titleResource: LocalizedStringResource,
        for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
      ) {
        self.actions = actions()
      }
    }

    extension NewDocumentButton where Label == Text {
      @_disfavoredOverload
      nonisolated public init(_ label: LocalizedStringResource, contentType: UTType? = nil) {
        self.init(contentType: contentType) { Text(label) }
      }
    }

    #if SDK_27 && !os(tvOS) && !os(watchOS)
    extension NewDocumentButton where Label == Text {
      @_disfavoredOverload
      nonisolated public init(
        _ label: LocalizedStringResource, contentType: UTType? = nil, source: DocumentCreationSource
      ) {
        self.init(contentType: contentType) { Text(label) }
      }
    }
    #endif

    #if SDK_27 && !os(tvOS) && !os(watchOS)
    #if os(iOS)
    nonisolated extension View {
      @_disfavoredOverload
      public func documentLaunchTitle(_ titleResource: LocalizedStringResource) -> some View {
        documentLaunchTitle(Text(titleResource))
      }
      @_disfavoredOverload
      public func documentLaunchSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        documentLaunchSubtitle(Text(subtitleResource))
      }
    }
    #endif
    #endif

    #if SDK_27 && !os(tvOS) && !os(watchOS)
    #if os(iOS)
    nonisolated extension Scene {
      @_disfavoredOverload
      public func documentLaunchTitle(_ titleResource: LocalizedStringResource) -> some Scene { self }
      @_disfavoredOverload
      public func documentLaunchSubtitle(_ subtitleResource: LocalizedStringResource) -> some Scene { self }
    }
    #endif
    #endif

    nonisolated extension WidgetConfiguration {
      @_disfavoredOverload
      public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
      @_disfavoredOverload
      public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self)
      }
    }
    #endif
    """#
}
