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
    text("path", \.path)
    text("relativePath", \.relativePath)
    text("relativeString", \.relativeString)
    text("lastPathComponent", \.lastPathComponent)
    text("pathExtension", \.pathExtension)
    add("URL.port") { call in .optionalInt(try call.url().port) }
    add("URL.path(percentEncoded:)") { call in .string(try call.url().path(percentEncoded: try call.bool(1))) }
    add("URL.host(percentEncoded:)") { call in .optionalString(try call.url().host(percentEncoded: try call.bool(1))) }
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
    text("_percentEncodedQuery") { $0.percentEncodedQuery }
    text("_percentEncodedHost") { $0.percentEncodedHost }
    text("_percentEncodedFragment") { $0.percentEncodedFragment }
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

  /// The `URLComponents` struct, with its fields in the order of the catalogue.
  fileprivate func value(_ components: URLComponents) -> Value {
    let items = components.queryItems?.map { item in
      structure("URLQueryItem", [.string(item.name), .optionalString(item.value)])
    }
    return structure(
      "URLComponents",
      [
        .optionalString(components.scheme), .optionalString(components.host), .optionalInt(components.port),
        .string(components.path), .optionalString(components.query), .optionalString(components.fragment),
        .optional(items.map { .array($0) }), .optionalString(components.user), .optionalString(components.password),
      ])
  }

  fileprivate func urlComponents(_ value: Value) throws -> URLComponents {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 9 else { throw Fault.mismatch("URLComponents", value) }
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
    result.query = try fields[4].unwrapped?.asString
    result.fragment = try fields[5].unwrapped?.asString
    if let items = fields[6].unwrapped { result.queryItems = try queryItems(items) }
    result.user = try fields[7].unwrapped?.asString
    result.password = try fields[8].unwrapped?.asString
    return result
  }
}

extension NativeTable {
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
