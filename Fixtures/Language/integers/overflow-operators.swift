let top = Int8.max
print(top &+ 1, Int8.min &- 1, top &* 2)
print(UInt8(250) &+ 10, UInt8(0) &- 1, UInt8(16) &* 17)
let (sum, carried) = UInt8(200).addingReportingOverflow(100)
print(sum, carried)
print(Int.max.addingReportingOverflow(1))
print(Int8(-128).subtractingReportingOverflow(1))
print(Int32(65536).multipliedReportingOverflow(by: 65536))
for divisor in [-1, 0, 3] as [Int8] {
  print(Int8.min.dividedReportingOverflow(by: divisor), Int8(7).remainderReportingOverflow(dividingBy: divisor))
}

let full = UInt8(250).multipliedFullWidth(by: 250)
print(full.high, full.low)
print(UInt8(100).dividingFullWidth((1, 44)))

var hash: UInt32 = 2_166_136_261
for byte in "overflow".utf8 {
  hash ^= UInt32(byte)
  hash &*= 16_777_619
}
print(hash)
var counter: UInt8 = 254
for _ in 0..<4 {
  counter &+= 1
  print(counter, terminator: " ")
}
print()
print(-Int8(5), 0 &- Int8.min)
