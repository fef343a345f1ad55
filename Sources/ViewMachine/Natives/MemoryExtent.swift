import ViewSemantics
import ViewSource

/// The size and alignment of a type in a compiled program, in bytes.
struct MemoryExtent {
  var size: Int
  var alignment: Int
  /// The number of bit patterns that are no value of the type, so that an optional of it needs no other byte.
  var spareValues = 0

  /// The distance between the elements of an array.
  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  static let word = MemoryExtent(size: 8, alignment: 8)

  /// The extent of a reference, and of types that contain one.
  static func reference(words: Int = 1) -> MemoryExtent {
    MemoryExtent(size: 8 * words, alignment: 8, spareValues: 4096)
  }

  /// The pointers, of which only null is no value.
  static let pointers: [Name] = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer",
  ]

  /// Appends a field, with padding for its alignment.
  mutating func append(_ field: MemoryExtent) {
    size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
    alignment = max(alignment, field.alignment)
    spareValues = max(spareValues, field.spareValues)
  }

  /// Adds cases without a payload to a single payload: `nil` to a wrapped value.
  mutating func add(cases: Int) {
    if spareValues >= cases {
      spareValues -= cases
    } else {
      size += 1
      spareValues = 0
    }
  }
}

extension Machine {
  /// The memory layout of a type in a compiled program.
  func memoryExtent(of type: TypeID) -> MemoryExtent {
    let kind = numberKind(type)
    if kind != .other { return MemoryExtent(size: kind.bitWidth / 8, alignment: kind.bitWidth / 8) }
    switch types.kind(type) {
    case .tuple: return extent(types.arguments(type))
    case .function: return .reference(words: 2)
    case .existential: return extent(ofExistential: type)
    case .nominal: return extent(ofNominal: type)
    default: return .word
    }
  }

  private func extent(_ fields: [TypeID]) -> MemoryExtent {
    var extent = MemoryExtent(size: 0, alignment: 1)
    for field in fields { extent.append(memoryExtent(of: field)) }
    return extent
  }

  /// `any P`: three words for the value, its type and the conformances. Errors and objects are one reference.
  private func extent(ofExistential type: TypeID) -> MemoryExtent {
    let protocols = types.arguments(type)
    if protocols.count == 1, analyzer.isKnown(protocols[0], "Error") { return .reference() }
    if protocols.contains(where: { analyzer.isKnown($0, "AnyObject") }) { return .reference(words: protocols.count) }
    return .reference(words: 4 + protocols.count)
  }

  private func extent(ofNominal type: TypeID) -> MemoryExtent {
    let decl = types.decl(type)
    switch decl {
    case known.bool: return MemoryExtent(size: 1, alignment: 1, spareValues: 254)
    case known.string, known.character: return .reference(words: 2)
    case known.substring: return .reference(words: 4)
    case known.array, known.dictionary, known.set: return .reference()
    case known.optional:
      var extent = memoryExtent(of: types.argument(type, 0))
      extent.add(cases: 1)
      return extent
    default: break
    }
    if type == analyzer.known("UnicodeScalar") { return MemoryExtent(size: 4, alignment: 4) }
    if MemoryExtent.pointers.contains(where: { analyzer.isKnown(type, $0) }) {
      return MemoryExtent(size: 8, alignment: 8, spareValues: 1)
    }
    if analyzer.isKnown(type, "InlineArray"), let count = types.integer(types.argument(type, 0)) {
      let element = memoryExtent(of: types.argument(type, 1))
      return MemoryExtent(size: element.stride * count, alignment: element.alignment)
    }
    switch analyzer.decl(decl).kind {
    case .structure:
      let fields = fields(of: type)
      return fields.isEmpty && analyzer.isFromCatalogue(decl) ? .word : extent(fields.map(\.type))
    case .enumeration: return extent(ofEnumeration: type)
    case .classType, .actor: return .reference()
    case .protocolType: return MemoryExtent(size: 40, alignment: 8)
    default: return .word
    }
  }

  private func extent(ofEnumeration type: TypeID) -> MemoryExtent {
    let cases = cases(of: type)
    let payloads = cases.filter { !$0.payload.isEmpty }.map { known in
      known.isIndirect ? MemoryExtent.reference() : extent(known.payload.map(\.type))
    }
    if payloads.isEmpty {
      return cases.count > 1
        ? MemoryExtent(size: 1, alignment: 1, spareValues: 256 - cases.count) : MemoryExtent(size: 0, alignment: 1)
    }
    if payloads.count == 1 {
      var extent = payloads[0]
      if cases.count > 1 { extent.add(cases: cases.count - 1) }
      return extent
    }
    let reference = MemoryExtent.reference()
    // The unused bits of references tell the case.
    if payloads.allSatisfy({ $0.size == reference.size && $0.spareValues == reference.spareValues }) {
      return reference
    }
    // A byte behind the largest payload tells the case.
    return MemoryExtent(
      size: payloads.reduce(0) { max($0, $1.size) } + 1, alignment: payloads.reduce(1) { max($0, $1.alignment) },
      spareValues: 256 - cases.count)
  }
}
