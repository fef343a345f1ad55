// Declarations that the text of the catalogue needs from other modules when it is compiled as a module.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

func _trap<T>() -> T { fatalError() }

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize { fatalError() }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect { fatalError() }
}

extension String {
  init(localized resource: LocalizedStringResource) { fatalError() }
}

public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}

/// A type of Foundation that the toolchain does not have yet.
public struct Subprogress: ~Copyable, Sendable {}

/// The parts of an attributed string, which the catalogue stores in its own declaration.
extension AttributedString {
  public struct _Piece {
    public var text: String { fatalError() }
    public var attributes: AttributeContainer { fatalError() }
  }
  public var _stored: [_Piece] { fatalError() }
}

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var emphasized: InlinePresentationIntent { fatalError() }
  public static var stronglyEmphasized: InlinePresentationIntent { fatalError() }
  public static var code: InlinePresentationIntent { fatalError() }
  public static var strikethrough: InlinePresentationIntent { fatalError() }
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}
