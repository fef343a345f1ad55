/// Something that a person does at a terminal.
public enum InputEvent: Equatable, Sendable {
  case key(Key)
  case pointer(Pointer)
  /// Text that was pasted, as it is.
  case paste(String)

  /// A key without others.
  public static func key(_ code: Key.Code) -> InputEvent { .key(Key(code)) }
}

/// A key, with those held down beside it.
public struct Key: Equatable, Sendable {
  /// What is on the key.
  public enum Code: Equatable, Sendable {
    /// What is typed; with `control` the letter on the key.
    case character(Character)
    case enter, tab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
  }

  /// The keys held down beside another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each, in the order in which terminals number them.
    public let rawValue: UInt8

    /// A bit for each.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Only told of keys that type nothing.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// What is on the key.
  public var code: Code
  /// What is held down beside it.
  public var modifiers: Modifiers

  /// A key with those held down beside it.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

/// What the mouse does.
public struct Pointer: Equatable, Sendable {
  /// Which of the things that a mouse does.
  public enum Action: Equatable, Sendable {
    /// The first button goes down.
    case press
    /// The mouse moves with the button down.
    case drag
    case release
    /// Notches of the wheel, to the right and down.
    case wheel(Int, Int)
  }

  /// Which of the things that a mouse does.
  public var action: Action
  /// The column of the terminal, from 0.
  public var column: Int
  /// The line of the terminal, from 0.
  public var row: Int

  /// Columns and rows are counted from 0.
  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
