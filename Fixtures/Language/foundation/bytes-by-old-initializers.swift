// The former initializer of bytes, with a label.
import Foundation

let list: [UInt8] = [1, 2, 3]
print(Data(bytes: list) == Data(list), Data(bytes: [0xC0, 0x01]).count, Data(bytes: list[1...]).map { Int($0) })
