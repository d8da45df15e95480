import Glibc

/// The browser of the desktop.
enum Browser {
  /// Opens an address in it; false when there is none.
  static func open(_ address: String) -> Bool {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("xdg-open"), strdup(address), nil]
    defer { for unsafeword in unsafe words { unsafe free(word) } }
    var process = pid_t()
    return unsafe posix_spawnp(&process, "xdg-open", nil, nil, &words, environ) == 0
  }

  /// Waits a while.
  static func pause() { usleep(50_000) }
}
