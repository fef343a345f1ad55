/// The JSON format of every command: `{"version":1,"results":[…]}`, with one result per line.
///
/// `take` removes the text written so far, so that a command can write results while it runs instead of keeping all of
/// them in memory.
public struct JSONResults {
  private var text = "{\"version\":1,\"results\":["
  private var isFirst = true

  /// Creates an empty list; `end` completes it to valid JSON.
  public init() {}

  /// Appends a result that is already encoded as JSON.
  public mutating func append(_ result: String) {
    text += isFirst ? "\n" : ",\n"
    text += result
    isFirst = false
  }

  /// Appends an object; `write` writes its members.
  public mutating func append(_ write: (inout JSONWriter) -> Void) {
    append(JSONResults.result(write))
  }

  /// Encodes one result, for use on worker threads.
  public static func result(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object(write)
    return writer.text
  }

  /// Removes and returns the text since the last call.
  public mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Closes the list and returns the remaining text: the whole text if `take` was not called.
  public mutating func end() -> String {
    text += "]}\n"
    return take()
  }
}
