/// Graph-wide state of a family of views, created on first use.
protocol GraphService: AnyObject {
  init(_ graph: Graph)
}

extension Graph {
  /// The service of a type.
  func service<Service: GraphService>(_: Service.Type = Service.self) -> Service {
    let key = ObjectIdentifier(Service.self)
    if let known = services[key] as? Service { return known }
    let made = Service(self)
    services[key] = made
    return made
  }
}
