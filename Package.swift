// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// Tests only ask and compare, so they aren't optimised, which takes the compiler half as long.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, swiftSettings: strict + [.unsafeFlags(["-Onone"])])
}

/// What tests of a game compute on their own, slowly and plainly, is optimised.
func oracles(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: "\(name)Oracles", dependencies: [.byName(name: name), "GameCore"] + dependencies,
    path: "Tests/Oracles/\(name)",
    swiftSettings: strict)
}

let games: [Target.Dependency] = [
  "Matchsticks", "SetGame", "Reversi", "Memory", "CardMatch", "GameCore", "ExactArithmetic",
]

/// What the interfaces show: every game's App and what these are made of.
let apps: [Target.Dependency] = ["MatchsticksApp", "SetApp", "ReversiApp", "MemoryApp", "CardMatchApp"]
let interfaces: [Target.Dependency] = ["Games", "Questions", "Documents"] + apps + games

/// `./run`, `./test` and `./package` set this: what runs once per command isn't optimised then, and
/// is compiled in a fraction of the time (docs/decisions/0033-what-is-optimised.md).
let isQuick = Context.environment["PUZZLELAB_QUICK"] != nil
let once: [SwiftSetting] = isQuick ? strict + [.unsafeFlags(["-Onone"])] : strict

/// A game as people and programs meet it: questions, documents, play and scenes.
func app(_ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = once) -> Target {
  .target(name: name, dependencies: ["Questions", "Documents", "GameCore"] + dependencies, swiftSettings: settings)
}

let libraries: [Target] = [
  .systemLibrary(name: "CGMP", pkgConfig: "gmp", providers: [.apt(["libgmp-dev"])]),
  .target(name: "CMessageDigest", linkerSettings: [.linkedLibrary("md")]),
  .target(name: "CCompression", linkerSettings: [.linkedLibrary("zstd")]),
  .target(name: "CKernels"),
  library("ExactArithmetic", "CGMP", "GameCore"),
  library("GameCore", "CMessageDigest"),
  library("Matchsticks", "GameCore", "ExactArithmetic", "CKernels"),
  library("SetGame", "GameCore", "ExactArithmetic", "CKernels"),
  library("Reversi", "GameCore", "CCompression", "CKernels"),
  library("Memory", "GameCore", "ExactArithmetic"),
  library("CardMatch", "GameCore", "ExactArithmetic", "CKernels"),
  tests("ExactArithmetic", ["ExactArithmetic", "GameCore"]),
  tests("GameCore", ["GameCore"]),
  oracles("Matchsticks", "ExactArithmetic"),
  oracles("SetGame"),
  oracles("Reversi"),
  oracles("CardMatch", "ExactArithmetic"),
  tests("Matchsticks", ["Matchsticks", "MatchsticksOracles", "GameCore", "ExactArithmetic", "CKernels"]),
  tests("SetGame", ["SetGame", "SetGameOracles", "GameCore", "ExactArithmetic"]),
  tests("Reversi", ["Reversi", "ReversiOracles", "GameCore"]),
  tests("Memory", ["Memory", "GameCore", "ExactArithmetic"]),
  tests("CardMatch", ["CardMatch", "CardMatchOracles", "GameCore", "ExactArithmetic"]),
]

let isFuzzed = Context.environment["PUZZLELAB_FUZZ"] != nil

let above: [Target] = [
  .target(
    name: "CArchives", linkerSettings: ["z", "bz2", "lzma", "zstd"].map { .linkedLibrary($0) }),
  library("Archives", "CArchives", "GameCore"),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  library("Databases", "CSQLite", "GameCore"),
  library("BookFiles", "Databases", "Reversi", "GameCore"),
  library("Jobs", "Databases", "GameCore"),
  .systemLibrary(name: "CNCurses", providers: [.apt(["libncurses-dev"])]),
  .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
  .target(name: "Page", exclude: ["site"], linkerSettings: [.linkedLibrary("z")]),
  library("Documents", "GameCore", "ExactArithmetic"),
  library("Questions", "Documents", "GameCore", "ExactArithmetic", "Archives", "Databases", "Jobs"),
  app("MatchsticksApp", "Matchsticks", "ExactArithmetic", settings: strict),
  app("SetApp", "SetGame", "ExactArithmetic", settings: strict),
  app("ReversiApp", "Reversi", "BookFiles", "Databases", "Archives"),
  app("MemoryApp", "Memory", "ExactArithmetic"),
  app("CardMatchApp", "CardMatch", "ExactArithmetic", settings: strict),
  .target(
    name: "Games", dependencies: ["Questions", "Documents", "GameCore"] + apps,
    swiftSettings: once),
  .target(
    name: "Server", dependencies: ["CMicroHTTPD", "Page", "GameCore", "Documents", "Questions", "Games"],
    swiftSettings: once),
  library("Streams", "CNCurses", "Archives", "Jobs", "Questions", "Documents", "Games", "GameCore", "ExactArithmetic"),
  .executableTarget(
    name: "puzzlelab", dependencies: ["Streams", "Archives", "Jobs", "Server"] + interfaces, swiftSettings: once),
  tests("Archives", ["Archives", "GameCore"]),
  tests("Documents", ["Documents", "GameCore", "ExactArithmetic"]),
  tests("Questions", ["TestSupport"] + interfaces),
  .target(name: "TestSupport", dependencies: interfaces, path: "Tests/Support", swiftSettings: strict),
  tests("Apps", ["TestSupport"] + interfaces),
  tests("Games", ["TestSupport"] + interfaces),
  tests("Databases", ["Databases", "GameCore"]),
  tests("Jobs", ["Jobs", "Databases", "GameCore"]),
  tests("BookFiles", ["BookFiles", "Databases", "Reversi", "GameCore"]),
  tests("Server", ["Server", "TestSupport"] + interfaces),
  tests("Streams", ["Streams", "TestSupport"] + interfaces),
  tests("puzzlelab", ["puzzlelab", "Streams", "TestSupport", "FuzzTargets"] + interfaces),
  .target(
    name: "FuzzTargets",
    dependencies: ["puzzlelab", "Streams", "Server", "Archives", "Databases", "BookFiles", "Jobs"] + interfaces,
    path: "Tests/Fuzz/Targets", swiftSettings: isFuzzed ? strict : strict + [.unsafeFlags(["-Onone"])]),
]

/// `./test` leaves the benchmarks out: no test needs them.
let benchmarks: [Target] = [
  .executableTarget(name: "bench", dependencies: ["CGMP", "CKernels"] + interfaces, swiftSettings: strict)
]
let hasBenchmarks = Context.environment["PUZZLELAB_NO_BENCHMARKS"] == nil

/// Kernels are in the libraries: `./test --portable` builds these alone.
let hasInterfaces = Context.environment["PUZZLELAB_LIBRARIES_ONLY"] == nil

/// Only `./test --fuzz` builds this, with the flags that it needs. The command line is fuzzed, too,
/// so what is the program elsewhere is a library here. `FuzzTargets` are tests elsewhere, which
/// aren't optimised.
let fuzzing: [Target] = [
  .systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
  .target(
    name: "puzzlelab", dependencies: ["Streams", "Archives", "Jobs", "Server"] + interfaces,
    exclude: ["Main.swift"], swiftSettings: strict),
  .executableTarget(
    name: "fuzz", dependencies: ["CFuzzer", "FuzzTargets"], path: "Tests/Fuzz",
    exclude: ["CFuzzer", "Targets", "corpus", "dictionaries"], swiftSettings: strict),
]
let isProgram: (Target) -> Bool = { $0.type == .executable || $0.type == .test }

let products: [Product] = [
  .library(name: "ExactArithmetic", targets: ["ExactArithmetic"]),
  .library(name: "GameCore", targets: ["GameCore"]),
  .library(name: "Matchsticks", targets: ["Matchsticks"]),
  .library(name: "SetGame", targets: ["SetGame"]),
  .library(name: "Reversi", targets: ["Reversi"]),
  .library(name: "Memory", targets: ["Memory"]),
  .library(name: "CardMatch", targets: ["CardMatch"]),
]

let programs: [Product] =
  [
    .executable(name: "puzzlelab", targets: ["puzzlelab"]),
    .library(name: "Games", targets: ["Games"]),
  ] + (hasBenchmarks ? [.executable(name: "bench", targets: ["bench"])] : [])

let package = Package(
  name: "puzzlelab",
  products: !hasInterfaces
    ? products : isFuzzed ? products + [.executable(name: "fuzz", targets: ["fuzz"])] : products + programs,
  targets: !hasInterfaces
    ? libraries
    : isFuzzed
      ? (libraries + above).filter { !isProgram($0) } + fuzzing
      : libraries + above + (hasBenchmarks ? benchmarks : []),
  swiftLanguageModes: [.v6]
)
