var g = SystemRandomNumberGenerator()
let x = Double.random(in: 0..<7 * 24)
print(x < 168, x >= 0)
let y = Double.random(in: 1...2 * 3, using: &g)
print(y <= 6)
let r: Range<Double> = 0..<7 * 24
print(r)
let z = Int.random(in: 0..<2 * 1)
print(z < 2)
let c: ClosedRange<Float> = -1...1 + 2
print(c)
var byte: UInt8 = 0
for n in 0..<8 {
  let bit = n % 2 == 0
  byte |= (bit ? 1 : 0) << n
}
print(byte)
var mask: UInt32 = 1
mask |= 1 << 5
mask ^= (true ? 3 : 1) << (2 * 2)
print(mask)
let a = [1, 2, 3]
var s = a[...]
while let f = s.popFirst() { print(f, s.count) }
var t = "abc"[...]
print(t.popFirst() ?? "-", t)
