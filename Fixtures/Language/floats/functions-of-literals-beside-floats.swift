import Foundation
let frequency: Float = 880
print(12 * (log(frequency / 440) / log(2)), sqrt(2) * frequency, frequency - pow(2, 3), log2(8) + frequency)
func octaves(_ f: Float) -> Float { log(f) / log(2.0) + sqrt(2) * f }
print(octaves(8))
print(roundf(2.5), floorf(-1.5), ceilf(1.2), truncf(-1.7), atan2f(1, 2), fmodf(7, 3), hypotf(3, 4), fmaxf(1, 2), logf(2))
