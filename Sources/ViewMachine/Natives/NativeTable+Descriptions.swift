extension NativeTable {
  mutating func addDescriptions() {}
}
