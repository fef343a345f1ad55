import Foundation
import ViewSemantics
import ViewSource

/// The computer's files that a program may read.
public struct ReadableFiles: Sendable {
  /// The absolute path of the folder to which relative paths refer.
  public let currentFolder: String
  /// The contents of a file; `nil` if it does not exist, or if the program may not read it.
  public let contents: @Sendable (_ path: String) -> [UInt8]?
  /// The names of the direct contents of a folder; `nil` if it does not exist.
  public let names: @Sendable (_ folder: String) -> [String]?

  public init(
    currentFolder: String, contents: @escaping @Sendable (_ path: String) -> [UInt8]?,
    names: @escaping @Sendable (_ folder: String) -> [String]?
  ) {
    self.currentFolder = currentFolder
    self.contents = contents
    self.names = names
  }
}

/// The file system of a program, by absolute path. It starts with the standard folders of an app, above the computer's
/// files if the program may read those; files of the bundle are added when they are read. Every change stays in memory.
struct FilesInMemory {
  /// The path of the app's bundle.
  static let bundle = "/App.app"
  private var written: [String: [UInt8]] = [:]
  private var folders: Set<String> = [
    "/", "/tmp", "/Documents", "/Library", "/Library/Caches", "/Library/Application Support", bundle,
  ]
  /// The paths of the computer's files and folders that the program has removed.
  private var removed: Set<String> = []
  var computer: ReadableFiles?

  var currentFolder: String { computer?.currentFolder ?? "/" }

  static func parent(of path: String) -> String {
    let parent = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return parent.isEmpty ? "/" : String(parent)
  }

  /// The absolute path, without `.`, `..` and a slash at the end.
  func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : currentFolder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  func exists(_ path: String) -> Bool { isFolder(path) || contents(of: path) != nil }

  func isFolder(_ path: String) -> Bool { folders.contains(path) || namesOnComputer(path) != nil }

  func contents(of path: String) -> [UInt8]? {
    written[path] ?? (isRemoved(path) ? nil : computer?.contents(path))
  }

  private func namesOnComputer(_ folder: String) -> [String]? { isRemoved(folder) ? nil : computer?.names(folder) }

  private func isRemoved(_ path: String) -> Bool {
    removed.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Returns whether the parent folder exists, so that the file was written.
  mutating func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard isFolder(FilesInMemory.parent(of: path)), !isFolder(path) else { return false }
    written[path] = bytes
    return true
  }

  /// Creates a folder. Returns whether that was possible: the parent folder exists or is created too.
  mutating func makeFolder(_ path: String, withParents: Bool) -> Bool {
    if isFolder(path) { return withParents }
    var missing: [String] = []
    var next = path
    while !isFolder(next) {
      guard contents(of: next) == nil else { return false }
      missing.append(next)
      next = FilesInMemory.parent(of: next)
    }
    guard withParents || missing.count == 1 else { return false }
    folders.formUnion(missing)
    return true
  }

  mutating func remove(_ path: String) -> Bool {
    guard exists(path) else { return false }
    written[path] = nil
    folders.remove(path)
    for inner in written.keys where inner.hasPrefix(path + "/") { written[inner] = nil }
    folders = folders.filter { !$0.hasPrefix(path + "/") }
    if computer != nil { removed.insert(path) }
    return true
  }

  mutating func copy(_ path: String, to target: String) -> Bool {
    guard exists(path), !exists(target), isFolder(FilesInMemory.parent(of: target)) else { return false }
    if let bytes = contents(of: path) {
      written[target] = bytes
    } else {
      let inner = names(in: path) ?? []
      folders.insert(target)
      for name in inner { _ = copy(path + "/" + name, to: target + "/" + name) }
    }
    return true
  }

  /// The sorted names of the direct contents of a folder; `nil` if it does not exist.
  func names(in folder: String) -> [String]? {
    let stored = namesOnComputer(folder)
    guard folders.contains(folder) || stored != nil else { return nil }
    let made = (Array(written.keys) + folders).filter { $0 != "/" && FilesInMemory.parent(of: $0) == folder }
      .map { String($0[$0.index(after: $0.lastIndex(of: "/") ?? $0.startIndex)...]) }
    let prefix = folder == "/" ? "/" : folder + "/"
    return Set(made).union((stored ?? []).filter { !isRemoved(prefix + $0) }).sorted()
  }
}

/// File access: files in memory, and files of the bundle, which the host provides.
extension NativeTable {
  mutating func addFiles() {
    add("FileManager.currentDirectoryPath") { call in .string(call.machine.foundation.files.currentFolder) }
    add("FileManager.temporaryDirectory") { call in call.machine.structure("URL", [.string("file:///tmp/")]) }
    add("FileManager.urls(for:in:)") { call in
      .array([call.machine.structure("URL", [.string(call.machine.address(ofFolder: call[1]))])])
    }
    add("FileManager.url(for:in:appropriateFor:create:)") { call in
      call.machine.structure("URL", [.string(call.machine.address(ofFolder: call[1]))])
    }
    add("FileManager.containerURL(forSecurityApplicationGroupIdentifier:)") { call in
      call.machine.structure("URL", [.string("file:///Documents/")]).wrapped
    }
    add("FileManager.fileExists(atPath:)") { call in .bool(call.machine.exists(try call.path(1))) }
    add("FileManager.contents(atPath:)") { call in
      .optional(call.machine.fileContents(try call.path(1)).map { call.machine.value(Data($0)) })
    }
    add("FileManager.createFile(atPath:contents:attributes:)") { call in
      let bytes = try call[2].unwrapped.map { Array(try call.machine.data($0)) } ?? []
      return .bool(call.machine.foundation.files.write(bytes, to: try call.path(1)))
    }
    for label in ["at", "atPath"] {
      add("FileManager.createDirectory(\(label):withIntermediateDirectories:attributes:)") { call in
        let isMade = call.machine.foundation.files.makeFolder(try call.path(1), withParents: try call.bool(2))
        if !isMade { throw call.machine.cocoaError(516, path: try call.path(1)) }
        return .void
      }
      add("FileManager.removeItem(\(label):)") { call in
        if !call.machine.foundation.files.remove(try call.path(1)) {
          throw call.machine.cocoaError(4, path: try call.path(1))
        }
        return .void
      }
    }
    add("FileManager.contentsOfDirectory(atPath:)") { call in
      guard let names = call.machine.foundation.files.names(in: try call.path(1)) else {
        throw call.machine.cocoaError(260, path: try call.path(1))
      }
      return .array(names.map { .string($0) })
    }
    add("FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options:)") { call in
      let folder = try call.path(1)
      guard let names = call.machine.foundation.files.names(in: folder) else {
        throw call.machine.cocoaError(260, path: folder)
      }
      return .array(names.map { call.machine.value(URL(fileURLWithPath: folder + "/" + $0)) })
    }
    add("FileManager.copyItem(at:to:)") { call in
      let isMade = call.machine.foundation.files.copy(try call.path(1), to: try call.path(2))
      if !isMade {
        throw call.machine.cocoaError(call.machine.exists(try call.path(1)) ? 516 : 260, path: try call.path(1))
      }
      return .void
    }
    add("FileManager.moveItem(at:to:)") { call in
      let isMade = call.machine.foundation.files.copy(try call.path(1), to: try call.path(2))
      if !isMade {
        throw call.machine.cocoaError(call.machine.exists(try call.path(1)) ? 516 : 4, path: try call.path(1))
      }
      _ = call.machine.foundation.files.remove(try call.path(1))
      return .void
    }
    addContents()
    addResources()
  }

  /// Reading and writing file contents.
  private mutating func addContents() {
    add("Data.read(_:)") { call in
      guard let bytes = call.machine.fileContents(try call.path(0)) else {
        throw call.machine.cocoaError(260, path: try call.path(0))
      }
      return .array(bytes.map { .int(Int($0)) })
    }
    add("Data.write(to:options:)") { call in
      let bytes = Array(try call.machine.data(call[0]))
      if !call.machine.foundation.files.write(bytes, to: try call.path(1)) {
        throw call.machine.cocoaError(4, path: try call.path(1))
      }
      return .void
    }
    for name in ["String.init(contentsOf:encoding:)", "String.init(contentsOfFile:encoding:)"] {
      add(name) { call in
        guard let bytes = call.machine.fileContents(try call.path(0)) else {
          throw call.machine.cocoaError(260, path: try call.path(0))
        }
        return .string(String(decoding: bytes, as: UTF8.self))
      }
    }
    for name in ["write(toFile:atomically:encoding:)", "write(to:atomically:encoding:)"] {
      add("StringProtocol.\(name)") { call in
        let bytes = Array(try call[0].asString.utf8)
        if !call.machine.foundation.files.write(bytes, to: try call.path(1)) {
          throw call.machine.cocoaError(4, path: try call.path(1))
        }
        return .void
      }
    }
  }

  private mutating func addResources() {
    add("Bundle.url(forResource:withExtension:)") { call in
      .optional(try call.resource(1, 2).map { call.machine.value(URL(fileURLWithPath: $0)) })
    }
    add("Bundle.url(forResource:withExtension:subdirectory:)") { call in
      .optional(try call.resource(1, 2).map { call.machine.value(URL(fileURLWithPath: $0)) })
    }
    add("Bundle.path(forResource:ofType:)") { call in .optional(try call.resource(1, 2).map { .string($0) }) }
  }
}

extension NativeCall {
  /// A path argument, or the path of a file URL.
  fileprivate func path(_ index: Int) throws -> String {
    let path: String
    if case .ref(let box) = self[index], box is StructBox {
      let text = try self[index].box(StructBox.self).fields.first?.asString ?? ""
      path = URL(string: text)?.path ?? text
    } else {
      path = try self[index].asString
    }
    return machine.foundation.files.absolute(path)
  }

  /// The path of a bundle resource, if the host has a file with that name.
  fileprivate func resource(_ name: Int, _ type: Int) throws -> String? {
    guard var file = try self[name].unwrapped?.asString, !file.isEmpty else { return nil }
    if let type = try self[type].unwrapped?.asString, !type.isEmpty { file += "." + type }
    let path = FilesInMemory.bundle + "/" + file
    // A compiled data model counts as existing, although there is no such file.
    if file.hasSuffix(".momd") || file.hasSuffix(".mom") { return path }
    // The folder with the texts of one of the app's languages, for example for `Bundle(path:)`.
    if file.hasSuffix(".lproj"), machine.localizations.contains(String(file.dropLast(6))) { return path }
    return machine.fileContents(path) == nil ? nil : path
  }
}

extension Machine {
  /// The computer's files that the program may read; without them it has only the files that it writes.
  public var readableFiles: ReadableFiles? {
    get { foundation.files.computer }
    set { foundation.files.computer = newValue }
  }

  /// The URL of the folder for a case of `FileManager.SearchPathDirectory`.
  fileprivate func address(ofFolder directory: Value) -> String {
    switch caseName(directory) {
    case "libraryDirectory": "file:///Library/"
    case "cachesDirectory": "file:///Library/Caches/"
    case "applicationSupportDirectory": "file:///Library/Application%20Support/"
    case "applicationDirectory": "file:///Applications/"
    case "downloadsDirectory": "file:///Downloads/"
    case "desktopDirectory": "file:///Desktop/"
    case "moviesDirectory": "file:///Movies/"
    case "musicDirectory": "file:///Music/"
    case "sharedPublicDirectory": "file:///Public/"
    case "trashDirectory": "file:///.Trash/"
    case "userDirectory": "file:///Users/"
    case "itemReplacementDirectory": "file:///tmp/TemporaryItems/"
    case "developerDirectory": "file:///Developer/"
    case "documentationDirectory": "file:///Library/Documentation/"
    case "picturesDirectory": "file:///Pictures/"
    default: "file:///Documents/"
    }
  }

  /// The names of the languages of the app: English, the language of the user, and the one without a name.
  fileprivate var localizations: [String] { ["en", "Base"] + region.split(separator: "_").prefix(1).map(String.init) }

  fileprivate func exists(_ path: String) -> Bool {
    foundation.files.exists(path) || fileContents(path) != nil
  }

  /// The contents of a file that the program has written or of a bundle resource.
  fileprivate func fileContents(_ path: String) -> [UInt8]? {
    if let known = foundation.files.contents(of: path) { return known }
    let prefix = FilesInMemory.bundle + "/"
    guard path.hasPrefix(prefix), let bytes = findResource?(String(path.dropFirst(prefix.count))) else { return nil }
    _ = foundation.files.write(bytes, to: path)
    return bytes
  }
}
