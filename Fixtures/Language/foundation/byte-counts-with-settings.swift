// A formatter of byte counts follows its settings.
import Foundation

let formatter = ByteCountFormatter()
for bytes: Int64 in [0, 1_234, 1_200_000, 5_000_000_000] { print(formatter.string(fromByteCount: bytes)) }
formatter.allowedUnits = [.useMB]
print(formatter.string(fromByteCount: 1_234_567), formatter.string(fromByteCount: 5_000_000_000))
formatter.allowedUnits = [.useKB, .useGB]
formatter.countStyle = .memory
print(formatter.string(fromByteCount: 1_234_567))
formatter.allowedUnits = []
formatter.countStyle = .file
formatter.allowsNonnumericFormatting = false
print(formatter.string(fromByteCount: 0))
formatter.zeroPadsFractionDigits = true
print(formatter.string(fromByteCount: 1_200_000_000))
formatter.isAdaptive = false
print(formatter.string(fromByteCount: 1_234_567))
formatter.includesUnit = false
print(formatter.string(fromByteCount: 1_234_567))
