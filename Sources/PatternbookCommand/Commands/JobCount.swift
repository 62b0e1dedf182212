/// Reads how many things are worked on at once.
enum JobCount {
  /// The number that `--jobs` gives, or else the number of cores.
  static func read(
    _ arguments: Arguments, _ environment: CommandEnvironment
  ) throws(UsageError) -> Int {
    guard let text = arguments.value(of: .jobs) else { return environment.cores }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("--jobs takes a number from 1 to 256, not \"\(text)\"")
    }
    return jobs
  }
}
