// traps
func narrow(_ values: [Int]) {
  for value in values {
    print(UInt8(truncatingIfNeeded: value), UInt8(exactly: value) as Any)
    print(UInt8(value))
  }
}
narrow([0, 255])
narrow([-1])
print("not reached")
