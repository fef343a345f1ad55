import ViewMachine
import ViewSemantics

extension Graph {
  /// The identifier of the locale at a place: the one that the program sets in the environment, or that of the run.
  func region(in environment: EnvironmentStore) -> String {
    environment[.property("locale")].flatMap { machine.fieldValue("identifier", of: machine.opened($0)) }
      .map { text($0) } ?? machine.region
  }
}
