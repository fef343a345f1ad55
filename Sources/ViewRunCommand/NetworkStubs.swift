import ViewCommandLine
import ViewSource

/// `--network-stubs DIR`: the responses to requests, one per file. The response to
/// `https://example.com/plants/all.json` is `DIR/example.com/plants/all.json`. With a query, the file whose name
/// includes the query is preferred. For an address that ends in `/`, it is the file `index` there.
struct NetworkStubs: Sendable {
  let folder: String

  /// The stubs of the command line; `nil` without a folder.
  static func given(_ folder: String?) throws(UsageError) -> NetworkStubs? {
    guard let folder else { return nil }
    guard FileSystem.status(folder)?.kind == .folder else {
      throw UsageError("--network-stubs takes a folder, and there is none at `\(folder)`")
    }
    return NetworkStubs(folder: folder)
  }

  /// The response to a request; `nil` if there is no file for it.
  func answer(to url: String) -> [UInt8]? {
    let words = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    // The scheme, an empty component between the two slashes, the rest.
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
    // Addresses cannot refer to files outside of the folder.
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    guard let buffer = try? FileSystem.read(([folder] + parts).joined(separator: "/")) else { return nil }
    let bytes = buffer.bytes
    return (0..<buffer.count).map { bytes[$0] }
  }
}
