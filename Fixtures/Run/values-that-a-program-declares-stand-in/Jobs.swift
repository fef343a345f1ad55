import CoreData
import SwiftUI

class Job: NSManagedObject {
  @NSManaged var name: String?
  @NSManaged var due: Date?
}

struct JobRow: View {
  let job: Job

  var body: some View {
    Text(job.name!)
    Text(job.due!, style: .date)
  }
}
