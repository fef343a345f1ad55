import Foundation
import ViewSemantics
import ViewSource

/// `URL` and `URLComponents`.
extension NativeTable {
  mutating func addURLs() {
    add("URL.init(string:)") { call in .optional(URL(string: try call.text(0)).map { call.machine.value($0) }) }
    add("URL.init(string:relativeTo:)") { call in
      let base = try call[1].unwrapped.map { try call.machine.url($0) }
      return .optional(URL(string: try call.text(0), relativeTo: base).map { call.machine.value($0) })
    }
    add("URL.init(fileURLWithPath:)") { call in call.machine.value(try call.fileURL(0, isDirectory: false)) }
    add("URL.init(fileURLWithPath:isDirectory:)") { call in
      call.machine.value(try call.fileURL(0, isDirectory: try call.bool(1)))
    }
    add("URL.init(filePath:directoryHint:relativeTo:)") { call in
      call.machine.value(try call.fileURL(0, isDirectory: try call[1].tag == 0))
    }
    addURLParts()
    addURLChanges()
    for (name, path) in [
      ("documentsDirectory", "/Documents/"), ("cachesDirectory", "/Library/Caches/"), ("temporaryDirectory", "/tmp/"),
      ("homeDirectory", "/"), ("applicationSupportDirectory", "/Library/Application%20Support/"),
      ("downloadsDirectory", "/Downloads/"),
    ] {
      add("URL.\(name)") { call in call.machine.structure("URL", [.string("file://\(path)")]) }
    }
    addURLComponents()
  }

  private mutating func addURLParts() {
    func text(_ name: String, _ read: @escaping (URL) -> String) {
      add("URL.\(name)") { call in .string(read(try call.url())) }
    }
    func optional(_ name: String, _ read: @escaping (URL) -> String?) {
      add("URL.\(name)") { call in .optionalString(read(try call.url())) }
    }
    optional("scheme", \.scheme)
    optional("host") { $0.host() }
    optional("query") { $0.query() }
    optional("fragment") { $0.fragment() }
    optional("user") { $0.user() }
    optional("password") { $0.password() }
    func optional(_ name: String, _ read: @escaping (URL, Bool) -> String?) {
      add("URL.\(name)(percentEncoded:)") { call in .optionalString(read(try call.url(), try call.bool(1))) }
    }
    optional("host") { $0.host(percentEncoded: $1) }
    optional("query") { $0.query(percentEncoded: $1) }
    optional("fragment") { $0.fragment(percentEncoded: $1) }
    optional("user") { $0.user(percentEncoded: $1) }
    optional("password") { $0.password(percentEncoded: $1) }
    text("path", \.path)
    text("relativePath", \.relativePath)
    text("relativeString", \.relativeString)
    text("lastPathComponent", \.lastPathComponent)
    text("pathExtension", \.pathExtension)
    add("URL.port") { call in .optionalInt(try call.url().port) }
    add("URL.path(percentEncoded:)") { call in .string(try call.url().path(percentEncoded: try call.bool(1))) }
    add("URL.pathComponents") { call in .strings(try call.url().pathComponents) }
    add("URL.isFileURL") { call in .bool(try call.url().isFileURL) }
    add("URL.hasDirectoryPath") { call in .bool(try call.url().hasDirectoryPath) }
    add("URL.baseURL") { _ in .nothing }
    add("URL.absoluteURL") { call in call[0] }
    add("URL.standardized") { call in call.machine.value(try call.url().standardized) }
  }

  private mutating func addURLChanges() {
    func change(_ name: String, _ apply: @escaping (URL) -> URL) {
      add("URL.\(name)") { call in call.machine.value(apply(try call.url())) }
    }
    change("deletingLastPathComponent()") { $0.deletingLastPathComponent() }
    change("deletingPathExtension()") { $0.deletingPathExtension() }
    // With an explicit hint Foundation does not access the disk to detect a directory.
    add("URL.appendingPathComponent(_:)") { call in
      call.machine.value(try call.url().appendingPathComponent(try call.text(1), isDirectory: false))
    }
    add("URL.appendingPathComponent(_:isDirectory:)") { call in
      call.machine.value(try call.url().appendingPathComponent(try call.text(1), isDirectory: try call.bool(2)))
    }
    add("URL.appendingPathExtension(_:)") { call in
      call.machine.value(try call.url().appendingPathExtension(try call.text(1)))
    }
    add("URL.appending(path:directoryHint:)") { call in
      call.machine.value(
        try call.url().appending(path: try call.text(1), directoryHint: try call.directoryHint(2)))
    }
    add("URL.appending(component:directoryHint:)") { call in
      call.machine.value(
        try call.url().appending(component: try call.text(1), directoryHint: try call.directoryHint(2)))
    }
    add("URL.appending(queryItems:)") { call in
      call.machine.value(try call.url().appending(queryItems: try call.machine.queryItems(call[1])))
    }
  }

  private mutating func addURLComponents() {
    add("URLComponents.init(string:)") { call in
      .optional(URLComponents(string: try call.text(0)).map { call.machine.value($0) })
    }
    add("URLComponents.init(url:resolvingAgainstBaseURL:)") { call in
      let components = URLComponents(url: try call.machine.url(call[0]), resolvingAgainstBaseURL: try call.bool(1))
      return .optional(components.map { call.machine.value($0) })
    }
    add("URLComponents.url") { call in
      .optional(try call.machine.urlComponents(call[0]).url.map { call.machine.value($0) })
    }
    func text(_ name: String, _ read: @escaping (URLComponents) -> String?) {
      add("URLComponents.\(name)") { call in .optionalString(read(try call.machine.urlComponents(call[0]))) }
    }
    text("string") { $0.string }
    add("URLComponents._encoded(query:)") { call in
      var components = URLComponents()
      components.query = try call.text(0)
      return .string(components.percentEncodedQuery ?? "")
    }
    add("URLComponents._encoded(items:)") { call in
      var components = URLComponents()
      components.queryItems = try call.machine.queryItems(call[0])
      return .string(components.percentEncodedQuery ?? "")
    }
    text("_percentEncodedHost") { $0.percentEncodedHost }
    text("_percentEncodedFragment") { $0.percentEncodedFragment }
    add("URLComponents._percentEncodedQueryItems") { call in
      let machine = call.machine
      let items = try machine.urlComponents(call[0]).percentEncodedQueryItems
      return .optional(items.map { .array($0.map { machine.value($0) }) })
    }
    add("URLComponents.url(relativeTo:)") { call in
      let base = try call[1].unwrapped.map { try call.machine.url($0) }
      return .optional(try call.machine.urlComponents(call[0]).url(relativeTo: base).map { call.machine.value($0) })
    }
    add("URLComponents._percentEncodedPath") { call in
      .string(try call.machine.urlComponents(call[0]).percentEncodedPath)
    }
  }
}

extension NativeCall {
  fileprivate func url() throws -> URL { try machine.url(self[0]) }

  fileprivate func directoryHint(_ index: Int) throws -> URL.DirectoryHint {
    try self[index].tag == 0 ? .isDirectory : .notDirectory
  }

  /// A file URL, created without disk access.
  fileprivate func fileURL(_ index: Int, isDirectory: Bool) throws -> URL {
    let path = try text(index)
    let files = machine.foundation.files
    return URL(
      filePath: path.hasPrefix("/") ? path : files.absolute(path),
      directoryHint: isDirectory || path.hasSuffix("/") ? .isDirectory : .notDirectory)
  }
}

extension Machine {
  func queryItems(_ value: Value) throws -> [URLQueryItem] {
    try value.asArray.map { item in
      let fields = try item.box(StructBox.self).fields
      guard fields.count == 2 else { throw Fault.mismatch("URLQueryItem", item) }
      return URLQueryItem(name: try fields[0].asString, value: try fields[1].unwrapped?.asString)
    }
  }

  fileprivate func value(_ item: URLQueryItem) -> Value {
    structure("URLQueryItem", [.string(item.name), .optionalString(item.value)])
  }

  /// The `URLComponents` struct, with its fields in the order of the catalogue.
  fileprivate func value(_ components: URLComponents) -> Value {
    return structure(
      "URLComponents",
      [
        .optionalString(components.scheme), .optionalString(components.host), .optionalInt(components.port),
        .string(components.path), .optionalString(components.percentEncodedQuery),
        .optionalString(components.fragment), .optionalString(components.user), .optionalString(components.password),
      ])
  }

  fileprivate func urlComponents(_ value: Value) throws -> URLComponents {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 8 else { throw Fault.mismatch("URLComponents", value) }
    var result = URLComponents()
    let scheme = try fields[0].unwrapped?.asString
    guard scheme.map({ NativeTable.isScheme($0) }) ?? true else {
      throw Fault.trap("Attempting to set scheme with invalid characters")
    }
    result.scheme = scheme
    result.host = try fields[1].unwrapped?.asString
    let port = try fields[2].unwrapped?.asInt
    guard port.map({ $0 >= 0 }) ?? true else { throw Fault.trap("Attempting to set port to a negative number") }
    result.port = port
    result.path = try fields[3].asString
    let query = try fields[4].unwrapped?.asString
    guard query.map({ NativeTable.isEncodedQuery($0) }) ?? true else {
      throw Fault.trap("Attempting to set percentEncodedQuery with invalid characters")
    }
    result.percentEncodedQuery = query
    result.fragment = try fields[5].unwrapped?.asString
    result.user = try fields[6].unwrapped?.asString
    result.password = try fields[7].unwrapped?.asString
    return result
  }
}

extension NativeTable {
  /// Whether a string is the query of a URL with percent encoding: Foundation traps on any other.
  fileprivate static func isEncodedQuery(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy({ $0.properties.isASCIIHexDigit }) else {
          return false
        }
        rest = rest.dropFirst(2)
      } else if !CharacterSet.urlQueryAllowed.contains(scalar) {
        return false
      }
    }
    return true
  }

  /// Whether a string is a valid URL scheme: Foundation traps on any other.
  fileprivate static func isScheme(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return true }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
    return isLetter(first)
      && text.unicodeScalars.allSatisfy {
        isLetter($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0)
      }
  }
}
