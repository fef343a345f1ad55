extension NativeTable {
  mutating func addFoundation() {}
}
