/// What stays until the process ends.
public enum ProcessLifetime {
  /// Never lets go of an object.
  ///
  /// For a command that has all its answers: the operating system takes back at once what would be taken apart piece by
  /// piece.
  public static func keep(_ object: AnyObject) {
    unsafe _ = Unmanaged.passRetained(object)
  }
}
