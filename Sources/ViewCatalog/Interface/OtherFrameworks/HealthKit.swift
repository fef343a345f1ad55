extension InterfaceText {
  /// The types of health data, and an empty store, on a device without health data [approximation].
  static let otherFrameworksHealthKit = #"""
    import Foundation

    open class HKObjectType: NSObject, @unchecked Sendable {
      public let identifier: String
      init(named identifier: String) {
        self.identifier = identifier
        super.init()
      }
      public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
      }
      public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
      }
      public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
      ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
      public class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
      public class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
      }
    }
    open class HKSampleType: HKObjectType, @unchecked Sendable {}
    public class HKQuantityType: HKSampleType, @unchecked Sendable {
      public init(_ identifier: HKQuantityTypeIdentifier) { super.init(named: identifier.rawValue) }
    }
    public class HKCategoryType: HKSampleType, @unchecked Sendable {
      public init(_ identifier: HKCategoryTypeIdentifier) { super.init(named: identifier.rawValue) }
    }
    public class HKCharacteristicType: HKObjectType, @unchecked Sendable {
      public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(named: identifier.rawValue) }
    }
    public class HKWorkoutType: HKSampleType, @unchecked Sendable {}
    public class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

    public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
      public static let stepCount = HKQuantityTypeIdentifier("StepCount")
      public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
      public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
      public static let distanceSwimming = HKQuantityTypeIdentifier("DistanceSwimming")
      public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
      public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
      public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
      public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
      public static let appleStandTime = HKQuantityTypeIdentifier("AppleStandTime")
      public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
      public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
      public static let walkingHeartRateAverage = HKQuantityTypeIdentifier("WalkingHeartRateAverage")
      public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
      public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
      public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
      public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
      public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
      public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
      public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
      public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
      public static let height = HKQuantityTypeIdentifier("Height")
      public static let waistCircumference = HKQuantityTypeIdentifier("WaistCircumference")
      public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
      public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
      public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
      public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
      public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
      public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
      public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
      public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
      public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
      public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
    }
    public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
      public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
      public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
      public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
      public static let toothbrushingEvent = HKCategoryTypeIdentifier("ToothbrushingEvent")
      public static let handwashingEvent = HKCategoryTypeIdentifier("HandwashingEvent")
      public static let menstrualFlow = HKCategoryTypeIdentifier("MenstrualFlow")
      public static let sexualActivity = HKCategoryTypeIdentifier("SexualActivity")
      public static let highHeartRateEvent = HKCategoryTypeIdentifier("HighHeartRateEvent")
      public static let lowHeartRateEvent = HKCategoryTypeIdentifier("LowHeartRateEvent")
      public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier("IrregularHeartRhythmEvent")
      public static let headache = HKCategoryTypeIdentifier("Headache")
      public static let fatigue = HKCategoryTypeIdentifier("Fatigue")
      public static let nausea = HKCategoryTypeIdentifier("Nausea")
    }
    public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
      public static let biologicalSex = HKCharacteristicTypeIdentifier("BiologicalSex")
      public static let bloodType = HKCharacteristicTypeIdentifier("BloodType")
      public static let dateOfBirth = HKCharacteristicTypeIdentifier("DateOfBirth")
    }

    public enum HKAuthorizationStatus: Int, Sendable {
      case notDetermined
      case sharingDenied
      case sharingAuthorized
    }
    public enum HKAuthorizationRequestStatus: Int, Sendable {
      case unknown
      case shouldRequest
      case unnecessary
    }
    public struct HKError: Error, Sendable {
      public enum Code: Int, Sendable {
        case unknownError
        case errorHealthDataUnavailable
        case errorHealthDataRestricted
        case errorInvalidArgument
        case errorAuthorizationDenied
        case errorAuthorizationNotDetermined
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    open class HKHealthStore: NSObject, @unchecked Sendable {
      public override init() {}
      public class func isHealthDataAvailable() -> Bool { false }
      public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
      @background("callback")
      public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
      ) {
        DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
      }
      public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
      ) async throws { throw HKError(.errorHealthDataUnavailable) }
      public func execute(_ query: HKQuery) { query._fail() }
      public func stop(_ query: HKQuery) {}
      public func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
      }
      public func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
      public func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
      public func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    }

    public class HKUnit: NSObject, @unchecked Sendable {
      public let unitString: String
      public init(from string: String) { unitString = string }
      public override var description: String { unitString }
      public class func count() -> HKUnit { HKUnit(from: "count") }
      public class func minute() -> HKUnit { HKUnit(from: "min") }
      public class func second() -> HKUnit { HKUnit(from: "s") }
      public class func hour() -> HKUnit { HKUnit(from: "hr") }
      public class func day() -> HKUnit { HKUnit(from: "d") }
      public class func meter() -> HKUnit { HKUnit(from: "m") }
      public class func mile() -> HKUnit { HKUnit(from: "mi") }
      public class func gram() -> HKUnit { HKUnit(from: "g") }
      public class func liter() -> HKUnit { HKUnit(from: "L") }
      public class func percent() -> HKUnit { HKUnit(from: "%") }
      public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
      public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
      public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
      public class func pound() -> HKUnit { HKUnit(from: "lb") }
      public class func ounce() -> HKUnit { HKUnit(from: "oz") }
      public class func stone() -> HKUnit { HKUnit(from: "st") }
      public class func inch() -> HKUnit { HKUnit(from: "in") }
      public class func foot() -> HKUnit { HKUnit(from: "ft") }
      public class func yard() -> HKUnit { HKUnit(from: "yd") }
      public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
      public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
      public class func joule() -> HKUnit { HKUnit(from: "J") }
      public class func watt() -> HKUnit { HKUnit(from: "W") }
      public class func volt() -> HKUnit { HKUnit(from: "V") }
      public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
      public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
      public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
      public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
      public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
      public class func kelvin() -> HKUnit { HKUnit(from: "K") }
      public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
      public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
      public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "m") }
      public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "g") }
      public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "L") }
      public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "s") }
      public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix, "J") }
      public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }
      public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(prefix, "mol<\(gramsPerMole)>")
      }
      convenience init(_ prefix: HKMetricPrefix, _ unit: String) { self.init(from: prefix._symbol + unit) }
      public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)·\(unit.unitString)") }
      public func reciprocal() -> HKUnit { HKUnit(from: "1/\(unitString)") }
      public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
    }
    public let HKUnitMolarMassBloodGlucose = 180.15588000005408
    public enum HKMetricPrefix: Int, Sendable {
      case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
      var _symbol: String {
        ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
      }
    }
    public class HKQuantity: NSObject, @unchecked Sendable {
      let value: Double
      public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
      public func doubleValue(for unit: HKUnit) -> Double { value }
    }
    open class HKObject: NSObject, @unchecked Sendable {
      public let uuid = UUID()
      public var metadata: [String: Any]? { nil }
    }
    open class HKSample: HKObject, @unchecked Sendable {
      public let startDate: Date
      public let endDate: Date
      init(_start start: Date, _ end: Date) {
        startDate = start
        endDate = end
      }
    }
    open class HKQuantitySample: HKSample, @unchecked Sendable {
      public let quantityType: HKQuantityType
      public let quantity: HKQuantity
      public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(_start: startDate, endDate)
      }
    }
    open class HKWorkout: HKSample, @unchecked Sendable {
      public var workoutActivityType: HKWorkoutActivityType { .other }
      public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
      public var totalEnergyBurned: HKQuantity? { nil }
      public var totalDistance: HKQuantity? { nil }
    }
    public class HKStatistics: NSObject, @unchecked Sendable {
      public let quantityType: HKQuantityType
      public let startDate: Date
      public let endDate: Date
      init(_type type: HKQuantityType, _ start: Date, _ end: Date) {
        quantityType = type
        startDate = start
        endDate = end
      }
      public func sumQuantity() -> HKQuantity? { nil }
      public func averageQuantity() -> HKQuantity? { nil }
      public func mostRecentQuantity() -> HKQuantity? { nil }
      public func minimumQuantity() -> HKQuantity? { nil }
      public func maximumQuantity() -> HKQuantity? { nil }
    }
    public struct HKStatisticsOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let separateBySource = HKStatisticsOptions(rawValue: 1)
      public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
      public static let discreteMin = HKStatisticsOptions(rawValue: 4)
      public static let discreteMax = HKStatisticsOptions(rawValue: 8)
      public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
      public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    }
    public struct HKQueryOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strictStartDate = HKQueryOptions(rawValue: 1)
      public static let strictEndDate = HKQueryOptions(rawValue: 2)
    }
    public let HKObjectQueryNoLimit = 0
    public let HKSampleSortIdentifierStartDate = "startDate"
    public let HKSampleSortIdentifierEndDate = "endDate"

    /// A query that fails, since there is no health store.
    open class HKQuery: NSObject, @unchecked Sendable {
      func _fail() {}
      public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
      ) -> NSPredicate { NSPredicate(value: true) }
      public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
      }
      public class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents)
        -> NSPredicate
      { NSPredicate(value: true) }
      public class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
      }
    }
    public class HKQueryAnchor: NSObject, @unchecked Sendable {
      public init(fromValue value: Int) {}
    }
    public class HKDeletedObject: NSObject, @unchecked Sendable {}
    public class HKSampleQuery: HKQuery, @unchecked Sendable {
      let fail: () -> Void
      public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
      ) {
        var query: HKSampleQuery?
        fail = {
          if let query { resultsHandler(query, nil, HKError(.errorHealthDataUnavailable)) }
        }
        super.init()
        query = self
      }
      override func _fail() { DispatchQueue.global().async { self.fail() } }
    }
    public class HKStatisticsQuery: HKQuery, @unchecked Sendable {
      let fail: () -> Void
      public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
      ) {
        var query: HKStatisticsQuery?
        fail = {
          if let query { completionHandler(query, nil, HKError(.errorHealthDataUnavailable)) }
        }
        super.init()
        query = self
      }
      override func _fail() { DispatchQueue.global().async { self.fail() } }
    }

    /// There are no statistics without a store, so that no collection is ever made.
    public class HKStatisticsCollection: NSObject, @unchecked Sendable {
      public func statistics(for date: Date) -> HKStatistics? { nil }
      public func statistics() -> [HKStatistics] { [] }
      public func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {}
    }
    public class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
      public let anchorDate: Date
      public let intervalComponents: DateComponents
      public var initialResultsHandler:
        ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
      public var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
      public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
      ) {
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
        super.init()
      }
      override func _fail() {
        DispatchQueue.global().async { self.initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable)) }
      }
    }
    public class HKActivitySummary: NSObject, @unchecked Sendable {
      public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
      public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
      public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
      public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
      public var exerciseTimeGoal: HKQuantity?
      public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
      public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
      public var standHoursGoal: HKQuantity?
      public func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
    }
    public class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
      public var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
      let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
      public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
      ) {
        self.handler = handler
        super.init()
      }
      override func _fail() {
        DispatchQueue.global().async { self.handler(self, nil, HKError(.errorHealthDataUnavailable)) }
      }
    }

    public enum HKWorkoutActivityType: UInt, Sendable {
      case americanFootball = 1
      case archery
      case australianFootball
      case badminton
      case baseball
      case basketball
      case bowling
      case boxing
      case climbing
      case cricket
      case crossTraining
      case curling
      case cycling
      case dance
      case danceInspiredTraining
      case elliptical
      case equestrianSports
      case fencing
      case fishing
      case functionalStrengthTraining
      case golf
      case gymnastics
      case handball
      case hiking
      case hockey
      case hunting
      case lacrosse
      case martialArts
      case mindAndBody
      case mixedMetabolicCardioTraining
      case paddleSports
      case play
      case preparationAndRecovery
      case racquetball
      case rowing
      case rugby
      case running
      case sailing
      case skatingSports
      case snowSports
      case soccer
      case softball
      case squash
      case stairClimbing
      case surfingSports
      case swimming
      case tableTennis
      case tennis
      case trackAndField
      case traditionalStrengthTraining
      case volleyball
      case walking
      case waterFitness
      case waterPolo
      case waterSports
      case wrestling
      case yoga
      case barre
      case coreTraining
      case crossCountrySkiing
      case downhillSkiing
      case flexibility
      case highIntensityIntervalTraining
      case jumpRope
      case kickboxing
      case pilates
      case snowboarding
      case stairs
      case stepTraining
      case wheelchairWalkPace
      case wheelchairRunPace
      case taiChi
      case mixedCardio
      case handCycling
      case discSports
      case fitnessGaming
      case cardioDance
      case socialDance
      case pickleball
      case cooldown
      case swimBikeRun = 82
      case transition
      case underwaterDiving
      case other = 3000
    }
    public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
    public enum HKWorkoutSessionState: Int, Sendable {
      case notStarted = 1
      case running
      case ended
      case paused
      case prepared
      case stopped
    }
    public enum HKWorkoutEventType: Int, Sendable { case pause = 1, resume, lap, marker }
    public class HKWorkoutEvent: NSObject, @unchecked Sendable {
      public var type: HKWorkoutEventType { .marker }
    }
    public class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
      public override init() {}
      public var activityType = HKWorkoutActivityType.other
      public var locationType = HKWorkoutSessionLocationType.unknown
    }
    public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
      func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
      func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    }
    public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
      func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
      func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    }
    public class HKWorkoutSession: NSObject, @unchecked Sendable {
      public let workoutConfiguration: HKWorkoutConfiguration
      public private(set) var state = HKWorkoutSessionState.notStarted
      public weak var delegate: (any HKWorkoutSessionDelegate)?
      public private(set) var startDate: Date?
      public private(set) var endDate: Date?
      public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        self.workoutConfiguration = workoutConfiguration
      }
      public func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { HKLiveWorkoutBuilder(_configured: workoutConfiguration) }
      private func _become(_ next: HKWorkoutSessionState, _ date: Date) {
        let last = state
        state = next
        delegate?.workoutSession(self, didChangeTo: next, from: last, date: date)
      }
      public func prepare() { _become(.prepared, Date()) }
      public func startActivity(with date: Date?) {
        startDate = date ?? Date()
        _become(.running, date ?? Date())
      }
      public func stopActivity(with date: Date?) { _become(.stopped, date ?? Date()) }
      public func pause() { _become(.paused, Date()) }
      public func resume() { _become(.running, Date()) }
      public func end() {
        endDate = Date()
        _become(.ended, Date())
      }
    }
    public class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
      public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    }
    public class HKLiveWorkoutBuilder: NSObject, @unchecked Sendable {
      init(_configured configuration: HKWorkoutConfiguration) { workoutConfiguration = configuration }
      public let workoutConfiguration: HKWorkoutConfiguration
      public weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
      public var dataSource: HKLiveWorkoutDataSource?
      public private(set) var startDate: Date?
      public var elapsedTime: TimeInterval { startDate.map { Date().timeIntervalSince($0) } ?? 0 }
      public var workoutEvents: [HKWorkoutEvent] { [] }
      public func elapsedTime(at date: Date) -> TimeInterval { startDate.map { date.timeIntervalSince($0) } ?? 0 }
      public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
      public func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        self.startDate = startDate
        completion(true, nil)
      }
      public func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
      public func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(true, nil)
      }
      public func endCollection(at endDate: Date) async throws {}
      public func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) { completion(nil, nil) }
      public func finishWorkout() async throws -> HKWorkout? { nil }
      public func discardWorkout() {}
    }
    """#
}
