/// What a run is to do.
package struct BuildOptions: Sendable {
  /// Whether drafts are read and published.
  package var includesDrafts: Bool
  /// Whether pages are rendered; `check` leaves that out.
  package var rendersPages: Bool
  /// How many pages are worked on at once.
  package var jobs: Int

  /// Describes a run.
  package init(includesDrafts: Bool, rendersPages: Bool, jobs: Int) {
    self.includesDrafts = includesDrafts
    self.rendersPages = rendersPages
    self.jobs = jobs
  }
}
