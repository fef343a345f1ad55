extension NativeTable {
  mutating func addFloatingPoint() {}
}
