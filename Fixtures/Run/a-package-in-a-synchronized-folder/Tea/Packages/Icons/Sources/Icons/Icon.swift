public enum Icon: String { case leaf, cup }

public func symbol(of icon: Icon) -> String { "the \(icon.rawValue)" }
