extension NativeTable {
  mutating func addCollections() {}
}
