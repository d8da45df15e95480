import Foundation
import GameCore
import TestSupport
import Testing

/// Jobs as a person runs them: workers and whole runs are killed, questions end their processes.
@Suite struct JobsCommandsTests {
  /// A folder with a file of questions, good and bad ones, blank lines and comments.
  private func folder(_ count: Int, seed: UInt64) throws -> TemporaryFolder {
    var generator = SeededGenerator(seed: seed)
    var lines = ["# questions", ""]
    for number in 0..<count {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: lines.append("garbage \(number)")
      case 1: lines.append(#"{"ask":"set.chance","request":{"dealSize":99},"id":\#(number)}"#)
      case 2: lines.append(["", "% no question", "  "].randomElement(using: &generator) ?? "")
      case 3: lines.append(#"{"ask":"set.simulate","request":{"games":50,"seed":\#(number)}}"#)
      default:
        lines.append(#"{"ask":"set.chance","request":{"dealSize":\#(Int.random(in: 1...4, using: &generator))}}"#)
      }
    }
    let folder = try TemporaryFolder()
    _ = try folder.write(lines.joined(separator: "\n"), to: "q.jsonl")
    return folder
  }

  @Test func `any number of workers and any cutting give the bytes of batch`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P batch --no-run q.jsonl >batch.jsonl; echo $?
      for options in '-j 1' '-j 3 --shard 7' '-j 2 --shard 1'; do
        rm -f r.db; $P jobs run q.jsonl $options -o r.db >/dev/null; echo $?
        $P jobs export r.db -o r.jsonl; cmp r.jsonl batch.jsonl && echo same
      done
      """, in: try folder(150, seed: 1))
    #expect(run.output == "65\n65\nsame\n65\nsame\n65\nsame\n", "\(run.messages)")
  }

  @Test func `parts are answered separately and merged; gaps are named`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P batch --no-run q.jsonl >batch.jsonl
      for part in 1 3; do $P jobs run q.jsonl -j 1 --part $part/3 -o $part.db >/dev/null; done
      $P jobs merge 1.db 3.db -o all.db | grep missing; $P jobs export all.db >none; echo $?; wc -c <none
      $P jobs export all.db --partial | wc -l
      $P jobs run q.jsonl -j 2 -o all.db >/dev/null; $P jobs status all.db --check --json | grep -c '"isComplete":true'
      $P jobs export all.db | cmp - batch.jsonl && echo same
      """, in: try folder(90, seed: 2))
    #expect(run.output.hasSuffix("1\nsame\n"), "\(run.output) \(run.messages)")
    #expect(run.output.contains("missing:"))
    #expect(run.output.contains("\n65\n0\n"))
    #expect(run.messages.contains("answers are missing"))
  }

  @Test func `a finished part is a success, whatever the other parts lack`() throws {
    let run = try ProgramRun(
      """
      cd $D; for n in 1 2 3 4; do echo '{"ask":"set.chance","request":{"dealSize":'$n'}}'; done >good.jsonl
      $P jobs run good.jsonl -j 1 --part 1/2 -o p.db >/dev/null; echo $?; $P jobs status p.db >/dev/null; echo $?
      $P jobs run good.jsonl -j 1 -o p.db >/dev/null; echo $?
      """, in: try folder(1, seed: 1))
    #expect(run.output == "0\n75\n0\n", "\(run.messages)")
  }

  @Test func `what failed is exported alone, as documents and as a table`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P batch --no-run q.jsonl | grep '"schema":"puzzlelab/error/1"' >errors.jsonl
      $P jobs run q.jsonl -j 2 --part 1/2 -o r.db >/dev/null; $P jobs export r.db --failed | wc -l
      $P jobs run q.jsonl -j 2 -o r.db >/dev/null; $P jobs export r.db --failed | cmp - errors.jsonl && echo same
      $P jobs export r.db --failed --format csv | head -1; wc -l <errors.jsonl
      $P jobs export r.db --failed --format csv | tail -n +2 | wc -l
      $P jobs export r.db --failed --partial; echo $?
      """, in: try folder(120, seed: 6))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6 && lines[1] == "same", "\(run.output)")
    #expect(lines[2] == "ask,id,line,message,offset,schema,status")
    #expect(lines[3] == lines[4] && Int(lines[0]) ?? 0 < Int(lines[3]) ?? 0 && lines[5] == "64")
  }

  @Test func `an estimate from all questions is what they took; a sample has an interval`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P jobs estimate q.jsonl --sample 1000 --json; $P jobs estimate q.jsonl --sample 20 --seed 3 --json
      $P jobs run q.jsonl -j 1 -o r.db --begin | grep job; $P jobs estimate q.jsonl --sample 1000
      """, in: try folder(90, seed: 7))
    let lines = run.output.split(separator: "\n")
    let (all, some) = (try Self.numbers(lines[0]), try Self.numbers(lines[1]))
    #expect(all["sampled"] == all["questions"] && all["lowerSeconds"] == all["upperSeconds"])
    #expect(all["seconds"] == all["lowerSeconds"] && all["errors"] ?? 0 > 0)
    #expect(some["sampled"] == 20 && some["questions"] == all["questions"])
    #expect(some["lowerSeconds"] ?? 9 <= some["seconds"] ?? 0 && some["seconds"] ?? 9 <= some["upperSeconds"] ?? 0)
    #expect(lines.last?.contains("of one worker (measured)") ?? false, "\(run.output)")
  }

  private static func numbers(_ line: Substring) throws -> [String: Double] {
    (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:])
      .compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }

  @Test func `SIGTERM loses no finished answer, and a long question saves what it has done`() throws {
    let run = try ProgramRun(
      """
      cd $D; echo '{"ask":"set.chance","request":{"dealSize":3}}' >long.jsonl
      echo '{"ask":"set.distribution","request":{"dealSize":19,"checkpoint":"'$D'/kept"}}' >>long.jsonl
      $P jobs run long.jsonl -j 1 -o long.db --seconds 3600 >text 2>/dev/null & run=$!
      sleep 4; kill -TERM $run $(pgrep -P $run); wait $run; echo $?; grep -o 'answered: .*' text; [ -s kept ]; echo $?
      """, in: try folder(1, seed: 1))
    #expect(run.output == "75\nanswered: 1 in 1 shard\n0\n", "\(run.messages)")
  }

  @Test func `killed at any moment, workers and all, the same command finishes with the same bytes`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P batch --no-run q.jsonl >batch.jsonl
      for pause in 0.2 0.5 0.8 1.1 1.4 1.7; do
        $P jobs run q.jsonl -j 2 --shard 3 --data $D -o r.db >/dev/null 2>&1 & run=$!
        sleep $pause; kill -9 $(pgrep -P $run | head -1) 2>/dev/null; sleep 0.3; kill -9 $run; wait $run 2>/dev/null
      done
      $P jobs run q.jsonl -j 2 -o r.db >/dev/null; echo $?
      $P jobs export r.db | cmp - batch.jsonl && echo same
      sleep 1; pgrep -fc "jobs work --leash --data $D"
      """, in: try folder(400, seed: 3))
    #expect(run.output == "65\nsame\n0\n", "\(run.messages)")
  }

  @Test func `a question that kills every process is named, and asked again on request`() throws {
    let folder = try folder(60, seed: 4)
    // A worker between us and the real one, which dies of one question.
    let worker = try folder.write(
      """
      #!/bin/bash
      exec 3> >(exec "$P" "$@")
      while IFS= read -r line; do
        case $line in *poison*) kill -SEGV $$ ;; esac
        printf '%s\\n' "$line" >&3
      done
      """, to: "worker")
    let run = try ProgramRun(
      """
      cd $D; chmod +x worker; sed -i '20s/.*/poison/;41s/.*/{"ask":"set.chance","request":{"poison":1}}/' q.jsonl; $P batch --no-run q.jsonl >batch.jsonl
      $P jobs run q.jsonl -j 2 -o r.db --worker $D/worker; echo $?
      $P jobs export r.db -o r.jsonl; echo $?; diff r.jsonl batch.jsonl | grep '^<'
      $P jobs run q.jsonl -o r.db --retry >/dev/null; echo $?; $P jobs export r.db | cmp - batch.jsonl && echo same
      """, in: folder)
    #expect(run.output.contains("line 20 killed 3 processes, the last was killed by signal 11"), "\(run.output)")
    #expect(run.output.contains("line 41 killed 3 processes"))
    #expect(run.output.contains("\n70\n70\n< {\"line\":20,\"message\":\"no answer: this question killed 3 processes"))
    #expect(run.output.contains("\n< {\"ask\":\"set.chance\",\"line\":41,"), "an error document names the question")
    #expect(run.output.components(separatedBy: "\n< ").count == 3)
    #expect(run.output.hasSuffix("65\nsame\n"), "\(run.messages)")
    #expect(worker.hasSuffix("worker"))
  }

  @Test func `what can't be a worker or results is refused in one line`() throws {
    let folder = try folder(5, seed: 5)
    let other = try folder.write(
      """
      #!/bin/bash
      echo '{"schema":"puzzlelab/jobs.worker/1","version":"0.0.9"}'; cat >/dev/null
      """, to: "other")
    let run = try ProgramRun(
      """
      cd $D; chmod +x other; $P jobs run q.jsonl -j 1 -o a.db >/dev/null; cp a.db b.db
      try() { "$P" jobs "$@" >/dev/null; echo $?; }
      try run q.jsonl -o n.db --worker $D/other
      try run q.jsonl -o n.db --worker /bin/false
      try run q.jsonl -o n.db --worker $D/nothing
      try run q.jsonl -o q.jsonl
      echo '{"ask":"tour"}' >more.jsonl; try run more.jsonl -o a.db
      try run /dev/null -o n.db; try run - -o n.db; : >no; try run no -o n.db; try run q.jsonl -o nowhere/n.db
      try run q.jsonl; try merge a.db; try run q.jsonl -o n.db --part 3/2
      printf 'zzzz' | dd of=b.db bs=1 seek=4200 conv=notrunc 2>/dev/null; head -c 9000 b.db >c.db
      try status c.db --check; try merge a.db c.db -o m.db; try export nothing.db
      """, in: folder)
    let statuses = run.output.split(separator: "\n").map(String.init)
    #expect(
      statuses == ["74", "74", "74", "65", "65", "64", "64", "65", "74", "64", "64", "64", "65", "65", "74"],
      "\(run.messages)")
    #expect(run.messages.contains("is puzzlelab 0.0.9, but this is"))
    #expect(run.messages.contains("exited with status 1 without any output, 5 times in a row"))
    #expect(run.messages.split(separator: "\n").count == statuses.count)
    #expect(other.hasSuffix("other"))
  }

  @Test(.enabled(if: ProgramRun.canMount, "mounting a small disk is for root"))
  func `a full disk keeps what was finished, and the same command resumes`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P batch --no-run q.jsonl >batch.jsonl; mkdir small
      mount -t tmpfs -o size=64k none small || exit
      $P jobs run q.jsonl -j 2 --shard 5 -o small/r.db >/dev/null; echo $?
      mv small/r.db r.db; umount small; $P jobs status r.db --check >/dev/null; echo $?
      $P jobs run q.jsonl -j 2 -o r.db >/dev/null; echo $?; $P jobs export r.db | cmp - batch.jsonl && echo same
      """, in: try folder(400, seed: 6))
    #expect(run.output == "74\n75\n65\nsame\n", "\(run.messages)")
    #expect(run.messages.contains("the disk is full; earlier work is saved"))
  }

  @Test func `a worker that hangs is killed: its questions are answered by another, or named`() throws {
    let folder = try folder(40, seed: 7)
    // A worker between us and the real one, which says nothing more after one question.
    let worker = try folder.write(
      """
      #!/bin/bash
      exec 3> >(exec "$P" "$@")
      while IFS= read -r line; do
        case $line in *poison*) exec sleep 1000 ;; esac
        printf '%s\\n' "$line" >&3
      done
      """, to: "worker")
    let run = try ProgramRun(
      """
      cd $D; chmod +x worker; sed -i '20s/.*/poison/' q.jsonl; $P batch --no-run q.jsonl >batch.jsonl
      $P jobs run q.jsonl -j 2 -o r.db --worker $D/worker --patience 1 --shard 2 --attempts 1; echo $?
      $P jobs run q.jsonl -o r.db --retry >/dev/null; $P jobs export r.db | cmp - batch.jsonl && echo same
      # The same question for each id, so that batch has to answer it once.
      ask() { echo '{"ask":"set.simulate","request":{"games":20000},"id":'$1'}'; }
      for n in $(seq 72); do ask $n; done >l.jsonl; one=$(ask 0 | $P batch --no-run)
      $P jobs run l.jsonl -j 2 -o l.db --patience 1 --data $D >/dev/null & run=$!
      sleep 1; kill -STOP $(pgrep -P $run | head -1); wait $run; echo $?
      for n in $(seq 72); do echo "${one/:0,/:$n,}"; done >l.txt; $P jobs export l.db | cmp - l.txt && echo same
      sleep 1; pgrep -fc "jobs work --leash --data $D"
      """, in: folder)
    #expect(run.output.contains("line 20 killed 1 process, the last gave no answer for 2 s, and was"))
    #expect(run.output.hasSuffix("\n70\nsame\n0\nsame\n0\n"), "\(run.output) \(run.messages)")
    #expect(worker.hasSuffix("worker"))
  }

  @Test func `an error document counts once, though several shards have it`() throws {
    let run = try ProgramRun(
      """
      cd $D; $P batch --no-run q.jsonl | grep -c puzzlelab/error/1
      $P jobs run q.jsonl -j 1 --shard 7 -o a.db >/dev/null; $P jobs run q.jsonl -j 1 --shard 11 -o b.db >/dev/null
      $P jobs merge a.db b.db -o all.db >/dev/null
      for file in a all; do $P jobs status $file.db --json | grep -oE '"(errorDocuments|repeated)":[0-9]*'; done
      """, in: try folder(120, seed: 8))
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 5, "\(run.output) \(run.messages)")
    #expect(Int(lines[0]).map { $0 > 3 } == true)
    #expect(lines[1] == "\"errorDocuments\":\(lines[0])" && lines[3] == lines[1])
    #expect(lines[2] == "\"repeated\":0" && lines[4] != lines[2])
  }

  @Test func `a worker with other weights is refused, and results by them aren't mixed`() throws {
    let run = try ProgramRun(
      """
      cd $D; mkdir -p other/reversi; echo weights >other/reversi/evaluation.weights
      $P jobs run q.jsonl -j 1 -o r.db --worker "env PUZZLELAB_DATA=$D/other $P" >/dev/null; echo $?
      $P jobs run q.jsonl -j 1 -o r.db >/dev/null; $P jobs run q.jsonl -j 1 -o o.db --data $D/other >/dev/null
      $P jobs run q.jsonl -j 1 -o r.db --data $D/other >/dev/null; echo $?; $P jobs merge r.db o.db -o m.db >/dev/null; echo $?
      """, in: try folder(5, seed: 9))
    #expect(run.output == "74\n65\n65\n", "\(run.messages)")
    #expect(run.messages.contains("has other weights or other data, "))
    #expect(run.messages.contains("versions can't be mixed"))
  }

  @Test func `answers of several questions make one table`() throws {
    let run = try ProgramRun(
      """
      cd $D; printf '%s\\n' '{"ask":"set.chance","request":{"dealSize":3},"id":"a"}' nothing \
        '{"ask":"memory.report","request":{"pairs":2}}' >q.jsonl
      $P jobs run q.jsonl -o r.db -j 1 >/dev/null; $P jobs export r.db --format csv
      """, in: try TemporaryFolder())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4, "\(run.messages)")
    #expect(lines[0].hasPrefix("id,line,message,offset,schema,status,request."))
    #expect(lines[1].hasPrefix("a,,,,puzzlelab/set.chance/3,,"))
    #expect(lines[2].hasPrefix(",2,this is not valid JSON,0,puzzlelab/error/1,65,"))
  }
}
