#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs another command and captures its output.
public enum Subprocess {
  /// The exit status and the output of a command.
  public struct Result: Sendable {
    /// The exit status; 128 plus the signal number if a signal ended the command.
    public var status: Int32
    /// The bytes written to standard output.
    public var output: [UInt8]
    /// The bytes written to standard error.
    public var errors: [UInt8]
  }

  /// Runs a command, found in `PATH`, with an empty standard input. `nil` if it cannot be started.
  public static func run(_ words: [String]) -> Result? {
    guard let output = pipe(), let errors = pipe() else { return nil }
    let process = start(words, output: output.write, errors: errors.write)
    close(output.write)
    close(errors.write)
    defer {
      close(output.read)
      close(errors.read)
    }
    guard let process else { return nil }
    let written = readAll(output.read, errors.read)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The exit status is in the second byte, the signal number in the first.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(status: code, output: written.0, errors: written.1)
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(_ words: [String], output: Int32, errors: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var arguments = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    var process: pid_t = 0
    guard let name = words.first, unsafe posix_spawnp(&process, name, &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    return process
  }

  /// Reads both pipes at once: a command blocks while a pipe that is not read is full.
  private static func readAll(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var bytes: [[UInt8]] = [[], []]
    var polls = [
      pollfd(fd: first, events: Int16(POLLIN), revents: 0), pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&polls, nfds_t(polls.count), -1) >= 0 || errno == EINTR else { break }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(polls[index].fd, $0.baseAddress, $0.count) }
        if count > 0 {
          bytes[index] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          // `poll` ignores a negative descriptor.
          polls[index].fd = -1
        }
      }
    }
    return (bytes[0], bytes[1])
  }
}

/// Calls `pipe(2)`, which `Subprocess.pipe` shadows inside `Subprocess`.
private func systemPipe(_ ends: inout [Int32]) -> Int32 {
  unsafe pipe(&ends)
}
