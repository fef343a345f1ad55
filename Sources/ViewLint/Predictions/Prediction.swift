import ViewSemantics
import ViewSource

/// What a rule says will happen to the app, in a form that an experiment can try: one for each way to try it.
public enum Prediction: String, Sendable, CaseIterable {
  /// When the condition at the place changes, a view there ends, and the same is made anew.
  case replacedByCondition
  /// The rows or the view at the place end and are made anew when the body around them runs, with the same data.
  case replacedByUpdate
  /// When an element is removed, its row stays and shows the next one.
  case identifiedByPosition
  /// The property at the place holds another object after the view's parent was updated.
  case objectMadeAnew
  /// The body of a view at the place runs again when that around it does, with the same data.
  case runsForNothing
}

extension Rule {
  /// By default nothing that could be tried.
  public static var prediction: Prediction? { nil }
}

extension ConditionalSameViewRule { static let prediction: Prediction? = .replacedByCondition }
extension ConditionalModifierRule { static let prediction: Prediction? = .replacedByCondition }
extension ContainerSwapRule { static let prediction: Prediction? = .replacedByCondition }
extension ForEachVolatileIDRule { static let prediction: Prediction? = .replacedByUpdate }
extension VolatileViewIDRule { static let prediction: Prediction? = .replacedByUpdate }
extension ForEachIndexIDRule { static let prediction: Prediction? = .identifiedByPosition }
extension ObservedObjectOwnedRule { static let prediction: Prediction? = .objectMadeAnew }
extension OwnedReferenceRule { static let prediction: Prediction? = .objectMadeAnew }
extension ClosurePropertyBlocksDiffRule { static let prediction: Prediction? = .runsForNothing }

extension Linter {
  /// What the findings of a rule predict; `nil` for nothing that could be tried, and where there is no such rule.
  public static func prediction(of id: RuleID) -> Prediction? {
    allRules.first { $0.info.id == id }?.prediction
  }

  /// What the rules find in a program that predict something, each with the declaration that it is in. No configuration
  /// and no comment is asked.
  public static func predictions(in program: Program, jobs: Int = Workers.coreCount) -> [Finding] {
    let linter = Linter(allRules.filter { $0.prediction != nil })
    let files = program.userFileIDs
    return zip(files, linter.lint(program, jobs: jobs)).flatMap { file, result in
      var declarations = EnclosingDeclarations(in: program.file(file))
      return result.diagnostics.sorted { $0.range.start < $1.range.start }.map {
        Finding($0, declaration: declarations.name(around: $0.range))
      }
    }
  }
}
