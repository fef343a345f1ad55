import Foundation
import ViewSemantics
import ViewSource

/// `CharacterSet`.
extension NativeTable {
  mutating func addCharacterSets() {
    func constant(_ name: String, _ set: @escaping () -> CharacterSet) {
      add("CharacterSet.\(name)") { _ in .foreign(set()) }
    }
    constant("whitespaces") { .whitespaces }
    constant("whitespacesAndNewlines") { .whitespacesAndNewlines }
    constant("newlines") { .newlines }
    constant("decimalDigits") { .decimalDigits }
    constant("letters") { .letters }
    constant("lowercaseLetters") { .lowercaseLetters }
    constant("uppercaseLetters") { .uppercaseLetters }
    constant("capitalizedLetters") { .capitalizedLetters }
    constant("nonBaseCharacters") { .nonBaseCharacters }
    constant("decomposables") { .decomposables }
    constant("illegalCharacters") { .illegalCharacters }
    constant("alphanumerics") { .alphanumerics }
    constant("punctuationCharacters") { .punctuationCharacters }
    constant("symbols") { .symbols }
    constant("controlCharacters") { .controlCharacters }
    constant("urlQueryAllowed") { .urlQueryAllowed }
    constant("urlPathAllowed") { .urlPathAllowed }
    constant("urlHostAllowed") { .urlHostAllowed }
    constant("urlFragmentAllowed") { .urlFragmentAllowed }
    constant("init()") { CharacterSet() }
    add("CharacterSet.init(charactersIn:)") { call in
      if case .ref(let box) = call[0], let range = box as? StructBox {
        let bounds = try range.fields.map { try Unicode.Scalar(value: $0) }
        guard bounds.count == 2 else { throw Fault.mismatch("ClosedRange", call[0]) }
        return .foreign(CharacterSet(charactersIn: bounds[0]...bounds[1]))
      }
      return .foreign(CharacterSet(charactersIn: try call.text(0)))
    }
    add("CharacterSet.inverted") { call in .foreign(try call.set(0).inverted) }
    add("CharacterSet.contains(_:)") { call in
      .bool(try call.set(0).contains(try Unicode.Scalar(value: call[1])))
    }
    add("CharacterSet._bitmap()") { call in
      .array(try call.set(0).bitmapRepresentation.map { .int(Int($0)) })
    }
    add("CharacterSet._of(bitmap:)") { call in
      .foreign(
        CharacterSet(bitmapRepresentation: Data(try call.array(0).map { UInt8(truncatingIfNeeded: try $0.asInt) })))
    }
    add("CharacterSet.hasMember(inPlane:)") { call in
      .bool(try call.set(0).hasMember(inPlane: UInt8(truncatingIfNeeded: try call.int(1))))
    }
    add("CharacterSet.isSuperset(of:)") { call in .bool(try call.set(0).isSuperset(of: try call.set(1))) }
    add("CharacterSet.==(_:_:)") { call in .bool(try call.set(0) == call.set(1)) }
    add("CharacterSet.hash(into:)") { call in
      // A deterministic hash, equal in each run.
      let planes = try call.set(0).bitmapRepresentation
      return try call.feedHasher(1, planes.reduce(planes.count) { $0 &* 31 &+ Int($1) })
    }
    func change(_ name: String, _ apply: @escaping (inout CharacterSet, String) -> Void) {
      add("CharacterSet.\(name)(charactersIn:)") { call in
        var set = try call.set(0)
        apply(&set, try call.text(1))
        call[0] = .foreign(set)
        return .void
      }
    }
    change("insert") { $0.insert(charactersIn: $1) }
    change("remove") { $0.remove(charactersIn: $1) }
    add("CharacterSet.insert(_:)") { call in
      var set = try call.set(0)
      let result = set.insert(try Unicode.Scalar(value: call[1]))
      call[0] = .foreign(set)
      return .tuple([.bool(result.inserted), call[1]])
    }
    add("CharacterSet.remove(_:)") { call in
      var set = try call.set(0)
      let result = set.remove(try Unicode.Scalar(value: call[1]))
      call[0] = .foreign(set)
      return result == nil ? .nothing : call[1]
    }
    add("CharacterSet.update(with:)") { call in
      var set = try call.set(0)
      let result = set.update(with: try Unicode.Scalar(value: call[1]))
      call[0] = .foreign(set)
      return result == nil ? .nothing : call[1]
    }
    add("CharacterSet.union(_:)") { call in .foreign(try call.set(0).union(try call.set(1))) }
    add("CharacterSet.intersection(_:)") { call in .foreign(try call.set(0).intersection(try call.set(1))) }
    add("CharacterSet.symmetricDifference(_:)") { call in
      .foreign(try call.set(0).symmetricDifference(try call.set(1)))
    }
  }
}

extension NativeCall {
  fileprivate func set(_ index: Int) throws -> CharacterSet { try foreign(index, as: CharacterSet.self) }
}

extension Unicode.Scalar {
  /// A scalar from a value of the program.
  init(value: Value) throws {
    guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try value.asInt)) else {
      throw Fault.mismatch("Unicode.Scalar", value)
    }
    self = scalar
  }
}
