import Foundation
print((0..<5).map { _ in rand() % 100 }, random()); srand(42); print(rand(), rand(), Int(rand()) % 6 + 1); srandom(7); print(random(), random())
print(drand48(), drand48(), drand48()); srand48(42); print(drand48(), lrand48(), mrand48()); srand48(1); print((0..<3).map { _ in Int(drand48() * 100) })
print(Double.signalingNaN.isNaN, Float.signalingNaN.isSignalingNaN, Double.signalingNaN.isSignalingNaN, Float.nan.isSignalingNaN, Double.signalingNaN.floatingPointClass)
srand(UInt32(time(nil))); print(time(nil) > 1_600_000_000, (1...20).allSatisfy { _ in (1...6).contains(Int(rand()) % 6 + 1) })
