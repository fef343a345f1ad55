/// Interned sizes of the containers for relative sizes (`containerRelativeFrame`, lazy stacks).
struct ContainerTable {
  private var sizes: [Size] = []
  private var ids: [Size: Int32] = [:]

  /// The index of a container of `size`; 0 means none.
  mutating func id(of size: Size) -> Int32 {
    if let id = ids[size] { return id }
    sizes.append(size)
    let id = Int32(sizes.count)
    ids[size] = id
    return id
  }

  /// The size of the container with index `id`, in points; `nil` for 0.
  subscript(id: Int32) -> Size? { id == 0 ? nil : sizes[Int(id) - 1] }

  var count: Int { sizes.count }
}
