extension InterfaceText {
  /// The addresses of C's sockets, with Darwin's fields. There are no sockets.
  static let foundationCSockets = #"""
    public typealias sa_family_t = UInt8
    public typealias in_addr_t = UInt32
    public typealias in_port_t = UInt16
    public typealias socklen_t = UInt32

    public struct in_addr {
      public var s_addr: in_addr_t = 0
      public init() {}
      public init(s_addr: in_addr_t) { self.s_addr = s_addr }
    }

    public struct sockaddr_in {
      public var sin_len: UInt8 = 0
      public var sin_family: sa_family_t = 0
      public var sin_port: in_port_t = 0
      public var sin_addr = in_addr()
      public var sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar) = (0, 0, 0, 0, 0, 0, 0, 0)
      public init() {}
      public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
      ) {
        (self.sin_len, self.sin_family, self.sin_port) = (sin_len, sin_family, sin_port)
        (self.sin_addr, self.sin_zero) = (sin_addr, sin_zero)
      }
    }

    public struct sockaddr {
      public var sa_len: UInt8 = 0
      public var sa_family: sa_family_t = 0
      public init() {}
    }

    public var AF_UNSPEC: Int32 { 0 }
    public var AF_UNIX: Int32 { 1 }
    public var AF_INET: Int32 { 2 }
    public var AF_INET6: Int32 { 30 }
    """#
}
