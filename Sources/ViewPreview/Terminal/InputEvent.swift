/// An input event of a terminal.
public enum InputEvent: Equatable, Sendable {
  case key(Key)
  case pointer(Pointer)
  /// Pasted text, unchanged.
  case paste(String)

  /// A key without modifiers.
  public static func key(_ code: Key.Code) -> InputEvent { .key(Key(code)) }
}

/// A key with its modifiers.
public struct Key: Equatable, Sendable {
  /// The key.
  public enum Code: Equatable, Sendable {
    /// The typed character; with `control` the letter of the key.
    case character(Character)
    case enter, tab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
  }

  /// Modifier keys.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each, in the order of the terminal protocol.
    public let rawValue: UInt8

    /// Accepts any bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Reported only for keys that type no character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public var code: Code
  /// The modifiers.
  public var modifiers: Modifiers

  /// A key with its modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

/// A mouse event.
public struct Pointer: Equatable, Sendable {
  /// The kind of mouse event.
  public enum Action: Equatable, Sendable {
    /// The first button is pressed.
    case press
    /// The mouse moves with the button pressed.
    case drag
    case release
    /// Wheel notches to the right and down.
    case wheel(Int, Int)
  }

  /// The kind of mouse event.
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
