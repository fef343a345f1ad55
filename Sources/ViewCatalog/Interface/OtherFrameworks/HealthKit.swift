extension InterfaceText {
  /// The types of health data, and a store without any, on a device that keeps none [approximation].
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
      public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
      ) {
        DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
      }
      public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
      ) async throws { throw HKError(.errorHealthDataUnavailable) }
    }
    """#
}
