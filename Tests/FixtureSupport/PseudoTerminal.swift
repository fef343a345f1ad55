import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal without a window: commands that run in it produce the output that a user would get.
public struct PseudoTerminal {
  /// The folder that commands run in.
  public let folder: URL
  /// Whether commands colour their output.
  public let usesColor: Bool

  public init(in folder: URL, usesColor: Bool) {
    self.folder = folder
    self.usesColor = usesColor
  }

  /// The system provided no pseudo-terminal.
  public struct NotAvailable: Error {}

  /// Runs a shell command line and returns everything that a user would see, with plain line feeds at the ends of
  /// lines.
  public func run(_ line: String) throws -> String {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    guard unsafe openpty(&controller, &terminal, nil, nil, nil) == 0 else { throw NotAvailable() }
    let reader = FileHandle(fileDescriptor: controller, closeOnDealloc: true)
    let writer = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writer
    process.standardError = writer
    process.environment = environment
    try process.run()
    try writer.close()
    // A terminal whose last writer has gone reports an error instead of the end of the file, and a longer read that
    // meets the error would discard what it has already read. So this reads byte by byte.
    var output = Data()
    while let byte = try? reader.read(upToCount: 1), !byte.isEmpty { output += byte }
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  private var environment: [String: String] {
    var variables = CommandFixture.environment(home: folder)
    variables["TERM"] = "xterm-256color"
    if !usesColor { variables["NO_COLOR"] = "1" }
    return variables
  }
}
