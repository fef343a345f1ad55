import Foundation
import ViewSemantics
import ViewSource

/// The metadata of a response; attached to a `URLResponse` object.
private struct Response {
  var url: String
  var status: Int
  var headers: [(name: String, value: String)]
  /// The expected length in bytes; `nil` if unknown.
  var length: Int?
}

/// A request that has not started; attached to a `URLSessionTask` object.
private final class PendingRequest {
  let url: String
  let handler: ClosureBox?
  var isCancelled = false

  init(_ url: String, _ handler: ClosureBox?) {
    self.url = url
    self.handler = handler
  }
}

/// Network requests. There is no network: requests fail, unless `Machine.network` provides a response.
extension NativeTable {
  mutating func addNetworking() {
    add("URLSession.shared") { call in try call.machine.sharedSession() }
    add("URLSession.invalidateAndCancel()") { _ in .void }
    for name in ["data(from:delegate:)", "data(for:delegate:)", "upload(for:from:delegate:)"] {
      add("URLSession.\(name)") { call in
        let (data, response) = try call.machine.answer(to: try call.requestedURL())
        return .tuple([data, response])
      }
    }
    for name in ["download(from:delegate:)", "bytes(from:delegate:)"] {
      add("URLSession.\(name)") { call in
        _ = try call.machine.answer(to: try call.requestedURL())
        throw Fault.unsupported("`\(call.site.name)` of `URLSession`")
      }
    }
    for name in ["dataTask(with:)", "dataTask(with:completionHandler:)", "downloadTask(with:)"] {
      add("URLSession.\(name)") { call in
        let handler = name.contains("completion") ? try call.closure(2) : nil
        return call.machine.object(call.site.result, PendingRequest(try call.requestedURL(), handler))
      }
    }
    add("URLSessionTask.resume()") { call in
      let machine = call.machine
      let request = try machine.attachment(of: call[0], PendingRequest.self)
      machine.scheduler.at(machine.scheduler.now + Machine.answerTime) {
        guard !request.isCancelled, let handler = request.handler else { return }
        if let (data, response) = machine.foundAnswer(to: request.url) {
          _ = try machine.call(handler, [data, response, .nothing])
        } else {
          _ = try machine.call(handler, [.nothing, .nothing, machine.urlError(Machine.isOffline).value])
        }
      }
      return .void
    }
    add("URLSessionTask.cancel()") { call in
      try call.machine.attachment(of: call[0], PendingRequest.self).isCancelled = true
      return .void
    }
    add("URLSessionTask.suspend()") { _ in .void }
    add("URLError.localizedDescription") { call in
      let code = try call[0].box(StructBox.self).fields.first?.rawNumber ?? -1
      return .string(
        Machine.urlErrors[code] ?? "The operation couldn’t be completed. (NSURLErrorDomain error \(code).)")
    }
    add("POSIXError._reason(of:)") { call in
      let code = POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: try call.int(0)))
      let text = code.map { POSIXError($0).localizedDescription } ?? ""
      let lead = "The operation could not be completed. "
      return .string(text.hasPrefix(lead) ? String(text.dropFirst(lead.count)) : text)
    }
    addResponses()
  }

  private mutating func addResponses() {
    func property(_ name: String, _ value: @escaping (Response, Machine) -> Value) {
      add(name) { call in value(try call.machine.attachment(of: call[0], Response.self), call.machine) }
    }
    property("URLResponse.url") { response, machine in
      .optional(URL(string: response.url).map { machine.value($0) })
    }
    property("URLResponse.mimeType") { response, _ in
      .optionalString(response.header("Content-Type")?.split(separator: ";").first.map { String($0) })
    }
    property("URLResponse.expectedContentLength") { response, _ in .int(response.length ?? -1) }
    property("URLResponse.suggestedFilename") { response, _ in
      .optionalString(URL(string: response.url)?.lastPathComponent)
    }
    property("HTTPURLResponse.statusCode") { response, _ in .int(response.status) }
    property("HTTPURLResponse.allHeaderFields") { response, machine in
      var table = HashTable()
      let string = machine.standard(.string)
      for (name, value) in response.headers {
        let key = machine.existential(.string(name), string)
        guard let hash = try? machine.hash(.string(name), string) else { continue }
        table.append(key, machine.existential(.string(value), string), hash: hash)
      }
      return .ref(DictionaryBox(table))
    }
    add("HTTPURLResponse.value(forHTTPHeaderField:)") { call in
      .optionalString(try call.machine.attachment(of: call[0], Response.self).header(try call.text(1)))
    }
    add("HTTPURLResponse.localizedString(forStatusCode:)") { call in
      let code = try call.int(0)
      let known = [
        200: "no error", 201: "created", 204: "no content", 400: "bad request", 401: "unauthorized", 403: "forbidden",
        404: "not found", 500: "internal server error", 503: "service unavailable",
      ]
      return .string(known[code] ?? (code < 400 ? "success" : code < 500 ? "client error" : "server error"))
    }
    add("HTTPURLResponse.init(url:statusCode:httpVersion:headerFields:)") { call in
      let machine = call.machine
      var headers: [(name: String, value: String)] = []
      if let table = try call[3].unwrapped?.box(DictionaryBox.self).table {
        for place in table.places {
          headers.append((try table.key(at: place).asString, try table.value(at: place).asString))
        }
      }
      let response = Response(url: try call[0].rawText, status: try call.int(1), headers: headers)
      return machine.object(machine.analyzer.known("HTTPURLResponse"), response).wrapped
    }
  }
}

extension Response {
  fileprivate func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension NativeCall {
  /// The requested URL of a `URL` or `URLRequest` argument.
  fileprivate func requestedURL() throws -> String {
    guard let first = try self[1].box(StructBox.self).fields.first else { throw Fault.mismatch("URL", self[1]) }
    if case .ref(let box) = first, box is StringBox { return try first.asString }
    guard let url = first.unwrapped else { throw machine.urlError(-1000) }
    return try url.rawText
  }
}

extension Machine {
  /// The duration of a request in nanoseconds of the virtual clock.
  fileprivate static let answerTime = 50_000_000
  fileprivate static let isOffline = -1009

  fileprivate static let urlErrors = [
    -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.", -1002: "unsupported URL",
    -1003: "A server with the specified hostname could not be found.", -1004: "Could not connect to the server.",
    -1005: "The network connection was lost.", -1009: "The Internet connection appears to be offline.",
  ]

  fileprivate func sharedSession() throws -> Value {
    if let known = foundation.singletons["URLSession"] { return known }
    let type = analyzer.known("URLSession")
    let configuration = try singleton("URLSessionConfiguration")
    let made = Value.ref(ObjectBox(type, fields(of: type).map { $0.name == "configuration" ? configuration : .void }))
    foundation.singletons["URLSession"] = made
    return made
  }

  /// Suspends until the response arrives. Throws an error if there is none.
  fileprivate func answer(to url: String) throws -> (data: Value, response: Value) {
    try sleep(until: scheduler.now + Machine.answerTime, throwsWhenCancelled: false)
    if scheduler.current?.isCancelled ?? false { throw urlError(-999) }
    guard let found = foundAnswer(to: url) else { throw urlError(Machine.isOffline) }
    return found
  }

  fileprivate func foundAnswer(to url: String) -> (data: Value, response: Value)? {
    guard let bytes = network?(url) else { return nil }
    let type =
      switch URL(string: url)?.pathExtension {
      case "json", "": "application/json"
      case "html": "text/html"
      case "txt": "text/plain"
      case "png": "image/png"
      case "jpg", "jpeg": "image/jpeg"
      default: "application/octet-stream"
      }
    let response = Response(
      url: url, status: 200, headers: [("Content-Length", String(bytes.count)), ("Content-Type", type)],
      length: bytes.count)
    return (value(Data(bytes)), object(analyzer.known("HTTPURLResponse"), response))
  }

  fileprivate func urlError(_ code: Int) -> ThrownError {
    let type = analyzer.known("URLError")
    guard let codeType = fields(of: type).first?.type else { return cancellationError() }
    return ThrownError(
      value: .ref(ExistentialBox(type, .ref(StructBox(type, [.ref(StructBox(codeType, [.int(code)]))])))))
  }
}
