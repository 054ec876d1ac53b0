/// How long the tool takes to start and end, beside a program that does nothing.
struct StartUp: Family {
  let name = "start-up"

  private static let rounds = 101

  func rows() throws -> [Row] {
    let empty = try ChildProcess(sibling: "empty-program").subject("empty program")
    let tool = try ChildProcess(sibling: "headers-program", ["list"]).subject("headers list")
    return Measurement.paired(rounds: StartUp.rounds, reference: empty, [tool]).map {
      Row(
        subject: $0.name, reference: "empty program",
        referenceAmount: $0.referenceSeconds.millisecondsText,
        amount: $0.seconds.millisecondsText, ratio: $0.ratio, goal: .atMost(2))
    }
  }
}
