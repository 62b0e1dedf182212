import Foundation
import SwiftCompiler
import SwiftSnippets
import Testing

/// Each way in which a batch can mislead, brought about by a program that stands for the compiler, or
/// stands before it.
@Suite("The guards of the batch", .serialized)
struct BatchGuardTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private static let found =
    samples("let a = 1") + samples("print(1)") + samples("let = 1") + samples("for x in y { }")

  /// What the real compiler says.
  private static let isRight = [true, true, false, true]

  /// What a batch says with some shell commands before the real compiler; `$batch` is the list of the
  /// batch's files, and empty for a single sample.
  private func prove(
    _ script: String, samples: [CodeSample] = Self.found, limit: Duration = .seconds(20)
  ) async throws -> SampleProof {
    let real = try await compiler().location
    let place = try folder.compiler(
      """
      batch=; for word in "$@"; do case $word in *.list) batch=$word ;; esac; done
      \(script)
      exec "\(real)" "$@"
      """)
    let fake = try await InstalledCompiler.find(place, searchPath: "", timeLimit: limit)
    return try await SampleProver(fake, engine: .batch, jobs: 2).prove(requests(samples))
  }

  private func verdicts(_ proof: SampleProof) -> [Bool] {
    proof.outcomes.map { $0.verdict == .parsed }
  }

  @Test("let a sound compiler through")
  func sound() async throws {
    let proof = try await prove("")
    #expect(verdicts(proof) == Self.isRight)
    #expect(proof.engine == .batch)
    #expect(proof.remark == nil)
  }

  @Test("see a run that stops before its last file")
  func cutShort() async throws {
    let proof = try await prove(
      "[ -n \"$batch\" ] && { grep -v canary \"$batch\" > \"$batch.tmp\"; mv \"$batch.tmp\" \"$batch\"; }"
    )
    #expect(verdicts(proof) == Self.isRight)
    #expect(proof.engine == .swiftc)
    #expect(proof.remark?.contains("stopped before the last file") == true)
  }

  @Test("see a run that says nothing and ends well")
  func silent() async throws {
    let proof = try await prove("[ -n \"$batch\" ] && exit 0")
    #expect(verdicts(proof) == Self.isRight)
    #expect(proof.engine == .swiftc)
  }

  @Test("see a compiler that names errors otherwise")
  func otherNames() async throws {
    let real = try await compiler().location
    let proof = try await prove(
      "[ -n \"$batch\" ] && { \"\(real)\" \"$@\" 2>&1 | sed s/illegal_top_level/top_level/; exit 1; }"
    )
    #expect(verdicts(proof) == Self.isRight)
    #expect(proof.engine == .swiftc)
    #expect(proof.remark?.contains("names errors otherwise") == true)
  }

  @Test("see a compiler that cannot parse lists at all")
  func noBatch() async throws {
    let proof = try await prove(
      "[ -n \"$batch\" ] && { echo 'error: unknown argument: -filelist'; exit 1; }")
    #expect(verdicts(proof) == Self.isRight)
    #expect(proof.remark?.contains("unknown argument") == true)
  }

  @Test("find the sample that crashes the compiler, and check the others")
  func crash() async throws {
    let crashing = "grep -q -s CRASH -- $(cat \"$batch\" /dev/null) \"$@\" && kill -SEGV $$"
    let many = (0..<40).flatMap { samples($0 == 17 ? "let a = \"CRASH\"" : "let a\($0) = 1") }
    let proof = try await prove(crashing, samples: many + Self.found)
    #expect(proof.engine == .batch)
    #expect(proof.outcomes[17].verdict == .notChecked("the compiler was ended by signal 11"))
    #expect(verdicts(proof).enumerated().filter { !$0.element }.map(\.offset) == [17, 42])
  }

  @Test("find the sample on which the compiler hangs, and check the others")
  func hang() async throws {
    let hanging = "grep -q -s HANG -- $(cat \"$batch\" /dev/null) \"$@\" && sleep 600"
    let many = (0..<20).flatMap { samples($0 == 7 ? "let a = \"HANG\"" : "let a\($0) = 1") }
    let proof = try await prove(hanging, samples: many + Self.found, limit: .seconds(4))
    #expect(proof.outcomes[7].verdict == .notChecked("the compiler took longer than 4 seconds"))
    #expect(verdicts(proof).enumerated().filter { !$0.element }.map(\.offset) == [7, 22])
  }

  @Test("give a compiler up that does not answer at all")
  func hangAlways() async throws {
    let error = await #expect(throws: SwiftCompilerError.self) {
      _ = try await prove("sleep 600", limit: .seconds(2))
    }
    #expect(error?.message.contains("did not answer within 2 seconds") == true)
  }

  @Test("see that a file is missing, and check its sample all the same")
  func missingFile() async throws {
    let proof = try await prove("[ -n \"$batch\" ] && rm -f s2.swift")
    #expect(verdicts(proof) == Self.isRight)
  }

  @Test("ask a compiler that always crashes one by one, and say that nothing was checked")
  func crashAlways() async throws {
    let proof = try await prove("kill -SEGV $$")
    #expect(
      proof.outcomes.allSatisfy { $0.verdict == .notChecked("the compiler was ended by signal 11") }
    )
  }
}
