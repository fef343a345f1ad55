// Type aliases, generic ones too, and attached to protocols.
typealias A = Int
public typealias Handler<T> = (T) -> Void where T: Sendable
typealias B = (x: Int, y: Int)
typealias Both = Codable & Sendable
typealias C = A.B<D>.E
