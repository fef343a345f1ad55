extension InterfaceText {
  /// Drag, drop, copy and paste, files and other panels of the system.
  static let swiftUIModifiersTransfer = #"""
    nonisolated extension View {
      public func onDrag(@runs("event") _ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_DragSource(data: data, preview: EmptyView()))
      }
      public func onDrag<V: View>(
        @runs("event") _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
      ) -> some View {
        modifier(_DragSource(data: data, preview: preview()))
      }
      public func draggable<T: Transferable>(@runs("event") _ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_TransferableDragSource(payload: payload, preview: EmptyView()))
      }
      public func draggable<V: View, T: Transferable>(
        @runs("event") _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
      ) -> some View {
        modifier(_TransferableDragSource(payload: payload, preview: preview()))
      }
      public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        @runs("event") perform action: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        modifier(
          _DropTarget(
            contentTypes: supportedContentTypes,
            isTargeted: isTargeted,
            action: { items, _ in action(items) }
          )
        )
      }
      public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        @runs("event") perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
      ) -> some View {
        modifier(_DropTarget(contentTypes: supportedContentTypes, isTargeted: isTargeted, action: action))
      }
      public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(_DelegatedDropTarget(contentTypes: supportedContentTypes, delegate: delegate))
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
      public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        @runs("event") action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
      ) -> some View {
        modifier(_TransferableDropTarget(action: action, isTargeted: isTargeted))
      }
      @writes("springLoadingBehavior")
      public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        modifier(_SpringLoading(behavior: behavior))
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

      public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
      ) -> some View {
        modifier(
          _FileImporter(
            isPresented: isPresented,
            contentTypes: allowedContentTypes,
            allowsMultipleSelection: false,
            onCompletion: { result in
              onCompletion(result.map { urls in urls[0] })
            }
          )
        )
      }
      public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
      ) -> some View {
        modifier(
          _FileImporter(
            isPresented: isPresented,
            contentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion
          )
        )
      }
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
        modifier(_FileExporter(isPresented: isPresented, filename: defaultFilename, onCompletion: onCompletion))
      }
      public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        modifier(_FileExporter(isPresented: isPresented, filename: defaultFilename, onCompletion: onCompletion))
      }
      public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
      ) -> some View {
        modifier(_FileExporter(isPresented: isPresented, filename: nil, onCompletion: onCompletion))
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

    @hole
    struct _DragSource<Preview: View>: ViewModifier {
      typealias Body = Never
      var data: () -> NSItemProvider
      var preview: Preview
    }

    @hole
    struct _TransferableDragSource<Payload: Transferable, Preview: View>: ViewModifier {
      typealias Body = Never
      var payload: () -> Payload
      var preview: Preview
    }

    @hole
    struct _DropTarget: ViewModifier {
      typealias Body = Never
      var contentTypes: [UTType]
      var isTargeted: Binding<Bool>?
      var action: ([NSItemProvider], CGPoint) -> Bool
    }

    @hole
    struct _DelegatedDropTarget: ViewModifier {
      typealias Body = Never
      var contentTypes: [UTType]
      var delegate: any DropDelegate
    }

    @hole
    struct _TransferableDropTarget<Payload: Transferable>: ViewModifier {
      typealias Body = Never
      var action: ([Payload], CGPoint) -> Bool
      var isTargeted: (Bool) -> Void
    }

    @hole
    struct _SpringLoading: ViewModifier {
      typealias Body = Never
      var behavior: SpringLoadingBehavior
    }

    @hole
    struct _Copyable<Payload: Transferable>: ViewModifier {
      typealias Body = Never
      var payload: () -> [Payload]
    }

    @hole
    struct _PasteDestination<Payload: Transferable>: ViewModifier {
      typealias Body = Never
      var action: ([Payload]) -> Void
    }

    @hole
    struct _FileImporter: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var contentTypes: [UTType]
      var allowsMultipleSelection: Bool
      var onCompletion: (Result<[URL], any Error>) -> Void
    }

    @hole
    struct _FileExporter: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var filename: String?
      var onCompletion: (Result<URL, any Error>) -> Void
    }

    @hole
    struct _FileDialogOption: ViewModifier {
      typealias Body = Never
      var url: URL?
    }

    struct ItemProviderTraitKey: _ViewTraitKey {
      static var defaultValue: (() -> NSItemProvider?)? { nil }
    }
    """#
}
