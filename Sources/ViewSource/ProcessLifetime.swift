/// Objects that live until the process ends.
public enum ProcessLifetime {
  /// Retains an object for the rest of the process.
  ///
  /// For a command that has computed its results: the operating system frees the memory at once, which is faster than
  /// releasing each object.
  public static func keep(_ object: AnyObject) {
    unsafe _ = Unmanaged.passRetained(object)
  }
}
