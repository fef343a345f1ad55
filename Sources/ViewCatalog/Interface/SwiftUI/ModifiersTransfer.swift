extension InterfaceText {
  /// Drag and drop, copy and paste, files and other system panels.
  static let swiftUIModifiersTransfer = #"""
    nonisolated extension View {
      public func onDrag(@runs("event") _ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_DraggingModifier(provider: data))
      }
      public func onDrag<V: View>(
        @runs("event") _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
      ) -> some View {
        modifier(DraggingPreviewModifier(provider: data, preview: preview()))
      }
      public func draggable<T: Transferable>(@runs("event") _ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_DraggingModifier(provider: { NSItemProvider(_carrying: payload()) }))
      }
      public func draggable<V: View, T: Transferable>(
        @runs("event") _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
      ) -> some View {
        modifier(DraggingPreviewModifier(provider: { NSItemProvider(_carrying: payload()) }, preview: preview()))
      }
      public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        @runs("event") perform action: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        modifier(
          DropModifier(
            contentTypes: supportedContentTypes,
            isTargeted: { isTargeted?.wrappedValue = $0 },
            action: { items, _ in action(items) }
          )
        )
      }
      public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        @runs("event") perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
      ) -> some View {
        modifier(
          DropModifier(
            contentTypes: supportedContentTypes,
            isTargeted: { isTargeted?.wrappedValue = $0 },
            action: action
          )
        )
      }
      public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
          DropModifier(
            contentTypes: supportedContentTypes,
            isTargeted: { _ in },
            action: { items, location in
              let info = DropInfo(location: location, _providers: items)
              guard delegate.validateDrop(info: info) else { return false }
              delegate.dropEntered(info: info)
              _ = delegate.dropUpdated(info: info)
              return delegate.performDrop(info: info)
            }
          )
        )
      }
      @available(*, deprecated, message: "name the types by UTType")
      public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        @runs("event") perform action: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
      }
      @available(*, deprecated, message: "name the types by UTType")
      public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
      }
      @available(anyAppleOS, deprecated: 27.2, message: "use the form whose action is given a `DropSession`")
      public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        @runs("event") action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
      ) -> some View {
        modifier(
          _TransferableDropTarget<T>(
            isTargeted: isTargeted,
            action: { items, location in
              let payloads = items.compactMap { $0._carried as? T }
              return !payloads.isEmpty && action(payloads, location)
            }
          )
        )
      }
      @writes("springLoadingBehavior")
      public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        modifier(SpringLoadingModifier(behavior: behavior))
      }
      public func itemProvider(@runs("event") _ action: (() -> NSItemProvider?)?) -> some View {
        _trait(ItemProviderTraitKey.self, action)
      }
      public func copyable<T: Transferable>(@runs("event") _ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(_Copyable(payload: payload))
      }
      public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        @runs("event") action: @escaping () -> [T]
      ) -> some View {
        modifier(_Copyable(payload: action))
      }
      public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void,
        @runs("event") validator: @escaping ([T]) -> [T] = { $0 }
      ) -> some View {
        modifier(_PasteDestination(action: action))
      }

      @uncertain
      public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
      ) -> some View {
        modifier(
          FileDialogConfiguration<FileImportOperation.Key, FileImportOperation>(
            isPresented: isPresented,
            operation: FileImportOperation(contentTypes: allowedContentTypes, allowsMultipleSelection: false),
            onCompletion: { result in
              onCompletion(result.map { urls in urls[0] })
            }
          )
        )
      }
      @uncertain
      public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
      ) -> some View {
        modifier(
          FileDialogConfiguration<FileImportOperation.Key, FileImportOperation>(
            isPresented: isPresented,
            operation: FileImportOperation(
              contentTypes: allowedContentTypes,
              allowsMultipleSelection: allowsMultipleSelection
            ),
            onCompletion: onCompletion
          )
        )
      }
      @uncertain
      public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
      ) -> some View {
        fileImporter(
          isPresented: isPresented,
          allowedContentTypes: allowedContentTypes,
          allowsMultipleSelection: allowsMultipleSelection,
          onCompletion: onCompletion
        )
      }
      public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
      ) -> some View {
        modifier(
          FileDialogConfiguration<FileExportOperation.Key, FileExportOperation>(
            isPresented: isPresented,
            operation: FileExportOperation(filename: defaultFilename),
            onCompletion: { result in onCompletion(result.map { urls in urls[0] }) }
          )
        )
      }
      @uncertain
      public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        modifier(
          FileDialogConfiguration<FileExportOperation.Key, FileExportOperation>(
            isPresented: isPresented,
            operation: FileExportOperation(filename: defaultFilename),
            onCompletion: { result in onCompletion(result.map { urls in urls[0] }) }
          )
        )
      }
      public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
      ) -> some View {
        modifier(
          _FilesMover(
            isPresented: isPresented,
            onCompletion: { result in onCompletion(result.map { urls in urls[0] }) }
          )
        )
      }
      public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
      ) -> some View where C.Element == URL {
        modifier(_FilesMover(isPresented: isPresented, onCompletion: onCompletion))
      }
      public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        modifier(_FileDialogOption(url: defaultDirectory))
      }
    }

    @hole
    struct _FilesMover: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var onCompletion: (Result<[URL], any Error>) -> Void
    }

    @uncertain
    struct _DraggingModifier: ViewModifier {
      typealias Body = Never
      var provider: () -> NSItemProvider
    }

    @uncertain
    struct DraggingPreviewModifier<Preview: View>: ViewModifier {
      typealias Body = Never
      var provider: () -> NSItemProvider
      var preview: Preview
    }

    struct DropModifier: ViewModifier {
      typealias Body = Never
      var contentTypes: [UTType]
      var isTargeted: (Bool) -> Void
      var action: ([NSItemProvider], CGPoint) -> Bool
    }

    @hole
    struct _TransferableDropTarget<Payload: Transferable>: ViewModifier {
      typealias Body = Never
      var isTargeted: (Bool) -> Void
      var action: ([NSItemProvider], CGPoint) -> Bool
    }

    @uncertain
    @shows("nothing")
    struct SpringLoadingModifier: ViewModifier {
      typealias Body = Never
      var behavior: SpringLoadingBehavior
    }

    @hole
    @shows("nothing")
    struct _Copyable<Payload: Transferable>: ViewModifier {
      typealias Body = Never
      var payload: () -> [Payload]
    }

    @hole
    @shows("nothing")
    struct _PasteDestination<Payload: Transferable>: ViewModifier {
      typealias Body = Never
      var action: ([Payload]) -> Void
    }

    struct FileDialogConfiguration<Key: PreferenceKey, Operation>: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var operation: Operation
      var onCompletion: (Result<[URL], any Error>) -> Void
    }

    struct FileImportOperation {
      var contentTypes: [UTType]
      var allowsMultipleSelection: Bool
      struct Key: PreferenceKey {
        static var defaultValue: FileImportOperation? { nil }
        static func reduce(value: inout FileImportOperation?, nextValue: () -> FileImportOperation?) {
          value = value ?? nextValue()
        }
      }
    }

    struct FileExportOperation {
      var filename: String?
      struct Key: PreferenceKey {
        static var defaultValue: FileExportOperation? { nil }
        static func reduce(value: inout FileExportOperation?, nextValue: () -> FileExportOperation?) {
          value = value ?? nextValue()
        }
      }
    }

    @hole
    @shows("nothing")
    struct _FileDialogOption: ViewModifier {
      typealias Body = Never
      var url: URL?
    }

    struct ItemProviderTraitKey: _ViewTraitKey {
      static var defaultValue: (() -> NSItemProvider?)? { nil }
    }
    """#
}
