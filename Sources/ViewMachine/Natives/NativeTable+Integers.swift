extension NativeTable {
  mutating func addIntegers() {}
}
