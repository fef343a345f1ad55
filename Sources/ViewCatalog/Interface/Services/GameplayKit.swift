extension InterfaceText {
  /// The texts of the module `GameplayKit`: random sources, state machines and entities. Seeded sources give the same
  /// numbers at each run, but not those of GameplayKit [approximation].
  static let gameplayKit: [(name: String, text: String)] = [
    ("Random", servicesGameRandom), ("States", servicesGameStates),
  ]

  private static let servicesGameRandom = #"""
    import Foundation

    public protocol GKRandom {
      func nextInt() -> Int
      func nextInt(upperBound: Int) -> Int
      func nextUniform() -> Float
      func nextBool() -> Bool
    }
    open class GKRandomSource: NSObject, GKRandom {
      var state: UInt64 = UInt64.random(in: 0...UInt64.max)
      private static let source = GKRandomSource()
      public override init() {}
      public class func sharedRandom() -> GKRandomSource { source }
      func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
      open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
      open func nextInt(upperBound: Int) -> Int { upperBound <= 0 ? 0 : Int(next() % UInt64(upperBound)) }
      open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
      open func nextBool() -> Bool { next() & 1 == 1 }
      public func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        var index = shuffled.count - 1
        while index > 0 {
          shuffled.swapAt(index, nextInt(upperBound: index + 1))
          index -= 1
        }
        return shuffled
      }
    }
    open class GKARC4RandomSource: GKRandomSource {
      public var seed = Data()
      public override init() {}
      public init(seed: Data) {
        super.init()
        self.seed = seed
        state = seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
      }
      public func dropValues(_ count: Int) {}
    }
    open class GKLinearCongruentialRandomSource: GKRandomSource {
      public var seed: UInt64 = 0
      public override init() {}
      public init(seed: UInt64) {
        super.init()
        self.seed = seed
        state = seed
      }
    }
    open class GKMersenneTwisterRandomSource: GKRandomSource {
      public var seed: UInt64 = 0
      public override init() {}
      public init(seed: UInt64) {
        super.init()
        self.seed = seed
        state = seed
      }
    }
    open class GKRandomDistribution: NSObject, GKRandom {
      let source: any GKRandom
      public let lowestValue: Int
      public let highestValue: Int
      public var numberOfPossibleOutcomes: Int { highestValue &- lowestValue &+ 1 }
      public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.source = source
        lowestValue = min(lowestInclusive, highestInclusive)
        highestValue = max(lowestInclusive, highestInclusive)
      }
      public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
          randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
      }
      public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
      public class func d6() -> GKRandomDistribution { GKRandomDistribution(lowestValue: 1, highestValue: 6) }
      public class func d20() -> GKRandomDistribution { GKRandomDistribution(lowestValue: 1, highestValue: 20) }
      open func nextInt() -> Int { lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes) }
      open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
      open func nextUniform() -> Float { source.nextUniform() }
      open func nextBool() -> Bool { source.nextBool() }
    }
    open class GKShuffledDistribution: GKRandomDistribution {}
    open class GKGaussianDistribution: GKRandomDistribution {
      public var mean: Float { Float(lowestValue + highestValue) / 2 }
      public var deviation: Float { Float(highestValue - lowestValue) / 6 }
      open override func nextInt() -> Int {
        let sum = (0..<6).reduce(Float(0)) { total, _ in total + source.nextUniform() }
        return lowestValue + Int(sum / 6 * Float(highestValue - lowestValue))
      }
    }
    open class GKNoiseSource: NSObject {}
    open class GKPerlinNoiseSource: GKNoiseSource {
      public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {}
    }
    extension Array {
      public func shuffled(using randomSource: GKRandomSource) -> [Element] {
        randomSource.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
      }
    }
    """#

  private static let servicesGameStates = #"""
    import Foundation

    open class GKState: NSObject {
      public internal(set) weak var stateMachine: GKStateMachine?
      public override init() {}
      open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
      open func didEnter(from previousState: GKState?) {}
      open func update(deltaTime seconds: TimeInterval) {}
      open func willExit(to nextState: GKState) {}
    }
    open class GKStateMachine: NSObject {
      let states: [GKState]
      public private(set) var currentState: GKState?
      public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
      }
      public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.compactMap { $0 as? StateType }.first
      }
      public func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
      @discardableResult
      public func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
          return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
      }
      public func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
    }

    open class GKComponent: NSObject {
      public internal(set) weak var entity: GKEntity?
      public override init() {}
      open func update(deltaTime seconds: TimeInterval) {}
      open func didAddToEntity() {}
      open func willRemoveFromEntity() {}
    }
    open class GKEntity: NSObject {
      public private(set) var components: [GKComponent] = []
      public override init() {}
      public func addComponent(_ component: GKComponent) {
        components.append(component)
        component.entity = self
        component.didAddToEntity()
      }
      public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.compactMap { $0 as? ComponentType }.first
      }
      public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        components.removeAll { $0 is ComponentType }
      }
      open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    }
    open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
      public private(set) var components: [ComponentType] = []
      public init(componentClass: AnyClass) {}
      public func addComponent(foundIn entity: GKEntity) {
        components += entity.components.compactMap { $0 as? ComponentType }
      }
      public func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    }
    """#
}
