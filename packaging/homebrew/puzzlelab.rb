# A Homebrew formula for Linux, of the tarball that ./package makes. For a tap, `url` and `sha256` become those of the
# published tarball.
class Puzzlelab < Formula
  desc "Exact solvers for matchsticks, Set, Reversi, memory and card matching"
  version "1.0.0"
  url "file://#{__dir__}/../../.build/packages/puzzlelab-#{version}-linux-x86_64.tar.xz"
  license "MIT"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    # The libraries beside the program are found from where it is.
    prefix.install Dir["*"]
  end

  test do
    assert_match "10 scores agree", shell_output("#{bin}/puzzlelab tour")
  end
end
