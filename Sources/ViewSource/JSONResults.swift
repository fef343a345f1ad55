/// The JSON that every command writes: `{"version":1,"results":[…]}`, a result a line.
///
/// What has been put together can be taken out at any time, so that the results of a large program need not be in memory
/// at once.
public struct JSONResults {
  private var text = "{\"version\":1,\"results\":["
  private var isFirst = true

  /// Without results yet: `end` makes whole JSON of it all the same.
  public init() {}

  /// Adds a result that is JSON already.
  public mutating func append(_ result: String) {
    text += isFirst ? "\n" : ",\n"
    text += result
    isFirst = false
  }

  /// Adds an object, of which `write` writes the members.
  public mutating func append(_ write: (inout JSONWriter) -> Void) {
    append(JSONResults.result(write))
  }

  /// A result by itself, for threads that each make some.
  public static func result(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object(write)
    return writer.text
  }

  /// What has come since this was last asked for.
  public mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// The last part: all, if nothing was taken.
  public mutating func end() -> String {
    text += "]}\n"
    return take()
  }
}
