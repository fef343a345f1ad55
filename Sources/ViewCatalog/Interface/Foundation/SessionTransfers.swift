extension InterfaceText {
  /// Downloads and uploads of a session that call a completion handler, and those of files.
  static let foundationSessionTransfers = #"""
    /// The work of a task, which begins once, when the task is resumed.
    final class _Transfer {
      let _work: () async -> Void
      var _running: Task<Void, Never>?
      init(_ work: @escaping () async -> Void) { _work = work }
      func start() {
        guard _running == nil else { return }
        let work = _work
        _running = Task { await work() }
      }
      func cancel() { _running?.cancel() }
    }
    final class _DownloadTask: URLSessionDownloadTask, @unchecked Sendable {
      let _transfer: _Transfer
      init(_ work: @escaping () async -> Void) { _transfer = _Transfer(work) }
      override func resume() { _transfer.start() }
      override func cancel() { _transfer.cancel() }
      override func suspend() {}
    }
    final class _UploadTask: URLSessionUploadTask, @unchecked Sendable {
      let _transfer: _Transfer
      init(_ work: @escaping () async -> Void) { _transfer = _Transfer(work) }
      override func resume() { _transfer.start() }
      override func cancel() { _transfer.cancel() }
      override func suspend() {}
    }
    extension URLSession {
      @cancels("wait")
      public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (URL, URLResponse) {
        try await download(from: request.url ?? URL(fileURLWithPath: "/"), delegate: delegate)
      }
      @cancels("wait")
      public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: try Data(contentsOf: fileURL), delegate: delegate)
      }
      @background("session")
      public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDownloadTask {
        _DownloadTask {
          do {
            let (file, response) = try await self.download(from: url)
            completionHandler(file, response, nil)
          } catch {
            completionHandler(nil, nil, error)
          }
        }
      }
      @background("session")
      public func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDownloadTask {
        downloadTask(with: request.url ?? URL(fileURLWithPath: "/"), completionHandler: completionHandler)
      }
      public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask { _DownloadTask {} }
      @background("session")
      public func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDownloadTask {
        _DownloadTask { completionHandler(nil, nil, URLError(.cannotConnectToHost)) }
      }
      @background("session")
      public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionUploadTask {
        _UploadTask {
          do {
            let (data, response) = try await self.upload(for: request, from: bodyData ?? Data())
            completionHandler(data, response, nil)
          } catch {
            completionHandler(nil, nil, error)
          }
        }
      }
      @background("session")
      public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionUploadTask {
        uploadTask(with: request, from: try? Data(contentsOf: fileURL), completionHandler: completionHandler)
      }
      public func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
      public func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
    }
    """#
}
