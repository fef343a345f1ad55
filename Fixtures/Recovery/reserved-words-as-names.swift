// Reserved words where a name belongs.
let class = 1
func in() {}
struct import {}
enum E { case let, default }
