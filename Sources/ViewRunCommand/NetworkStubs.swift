import ViewCommandLine
import ViewSource

/// `--network-stubs DIR`: the answers to requests, one a file. `https://example.com/plants/all.json` is answered by
/// `DIR/example.com/plants/all.json`; with a query, by the file whose name ends in it, if there is one; an address that
/// ends in `/` by the file `index` there.
struct NetworkStubs: Sendable {
  let folder: String

  /// What the command line says; `nil` without a folder.
  static func given(_ folder: String?) throws(UsageError) -> NetworkStubs? {
    guard let folder else { return nil }
    guard FileSystem.status(folder)?.kind == .folder else {
      throw UsageError("--network-stubs takes a folder, and there is none at `\(folder)`")
    }
    return NetworkStubs(folder: folder)
  }

  /// The bytes that answer a request; `nil` if there is no file for it.
  func answer(to url: String) -> [UInt8]? {
    let words = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    // The scheme, nothing between its two slashes, the rest.
    guard words.count == 3, words[0].last == ":", words[1].isEmpty else { return nil }
    var address = words[2]
    if let fragment = address.firstIndex(of: "#") { address = address[..<fragment] }
    let query = address.firstIndex(of: "?")
    let paths = query == nil ? [address] : [address, address[..<(query ?? address.endIndex)]]
    return paths.lazy.compactMap { content(of: $0) }.first
  }

  private func content(of address: Substring) -> [UInt8]? {
    var parts = address.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    if parts.count == 1 { parts.append("") }
    if parts.last == "" { parts[parts.count - 1] = "index" }
    // What an address names stays in the folder.
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    guard let buffer = try? FileSystem.read(([folder] + parts).joined(separator: "/")) else { return nil }
    let bytes = buffer.bytes
    return (0..<buffer.count).map { bytes[$0] }
  }
}
