// What the catalogue's text, compiled as a module, takes from elsewhere.
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

/// Foundation's, which the toolchain's has not yet.
public struct Subprogress: ~Copyable, Sendable {}
