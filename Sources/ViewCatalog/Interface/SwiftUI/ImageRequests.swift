extension InterfaceText {
  /// Asynchronous images with a custom request, since the SDK 27.
  static let swiftUIImageRequests = #"""
    #if SDK_27
    extension AsyncImage {
      public init(request: URLRequest, scale: CGFloat = 1) where Content == Image {
        self.init(url: request.url, scale: scale)
      }
      public init<I: View, P: View>(
        request: URLRequest?,
        scale: CGFloat = 1,
        @branch("true") @ends("the image is no longer there") @ViewBuilder content: @escaping (Image) -> I,
        @branch("false") @ends("the image is there") @ViewBuilder placeholder: @escaping () -> P
      ) where Content == _ConditionalContent<I, P> {
        self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
      }
      public init(
        request: URLRequest?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
      ) {
        self.init(url: request?.url, scale: scale, transaction: transaction, content: content)
      }
    }

    extension View {
      nonisolated public func asyncImageURLSession(_ session: URLSession) -> some View {
        modifier(_AsyncImageSession(session: session))
      }
    }

    @hole
    @shows("nothing")
    struct _AsyncImageSession: ViewModifier {
      typealias Body = Never
      var session: URLSession
    }
    #endif
    """#
}
