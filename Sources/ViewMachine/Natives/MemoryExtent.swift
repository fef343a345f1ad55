import ViewSemantics
import ViewSource

/// The size and alignment of a type in a compiled program, in bytes.
struct MemoryExtent {
  var size: Int
  var alignment: Int

  /// The distance between the elements of an array.
  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  static let word = MemoryExtent(size: 8, alignment: 8)

  /// Appends a field, with padding for its alignment.
  mutating func append(_ field: MemoryExtent) {
    size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
    alignment = max(alignment, field.alignment)
  }
}

extension Machine {
  /// The memory layout of a type in a compiled program.
  func memoryExtent(of type: TypeID) -> MemoryExtent {
    let kind = numberKind(type)
    if kind != .other { return MemoryExtent(size: kind.bitWidth / 8, alignment: kind.bitWidth / 8) }
    switch types.kind(type) {
    case .tuple: return extent(types.arguments(type))
    case .function: return MemoryExtent(size: 16, alignment: 8)
    case .existential: return MemoryExtent(size: types.argumentCount(type) == 0 ? 32 : 40, alignment: 8)
    case .nominal: return extent(ofNominal: type)
    default: return .word
    }
  }

  private func extent(_ fields: [TypeID]) -> MemoryExtent {
    var extent = MemoryExtent(size: 0, alignment: 1)
    for field in fields { extent.append(memoryExtent(of: field)) }
    return extent
  }

  private func extent(ofNominal type: TypeID) -> MemoryExtent {
    let decl = types.decl(type)
    switch decl {
    case known.bool: return MemoryExtent(size: 1, alignment: 1)
    case known.string, known.character: return MemoryExtent(size: 16, alignment: 8)
    case known.substring: return MemoryExtent(size: 32, alignment: 8)
    case known.unicodeScalar: return MemoryExtent(size: 4, alignment: 4)
    case known.array, known.dictionary, known.set: return .word
    case known.optional:
      let wrapped = types.argument(type, 0)
      var extent = memoryExtent(of: wrapped)
      // Numbers have no spare bits for `nil`.
      if numberKind(wrapped) != .other { extent.size += 1 }
      return extent
    default: break
    }
    if analyzer.isKnown(type, "InlineArray"), let count = types.integer(types.argument(type, 0)) {
      let element = memoryExtent(of: types.argument(type, 1))
      return MemoryExtent(size: element.stride * count, alignment: element.alignment)
    }
    switch analyzer.decl(decl).kind {
    case .structure:
      let fields = fields(of: type)
      return fields.isEmpty && analyzer.isFromCatalogue(decl) ? .word : extent(fields.map(\.type))
    case .enumeration:
      let cases = cases(of: type)
      var extent = MemoryExtent(size: 0, alignment: 1)
      for one in cases {
        let payload = self.extent(one.payload.map(\.type))
        extent = MemoryExtent(
          size: max(extent.size, payload.size), alignment: max(extent.alignment, payload.alignment))
      }
      if cases.count > 1 { extent.size += 1 }
      return extent
    case .protocolType: return MemoryExtent(size: 40, alignment: 8)
    default: return .word
    }
  }
}
