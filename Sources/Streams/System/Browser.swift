import Glibc

/// The browser of the desktop.
package enum Browser {
  /// Opens an address in it; false when there is none.
  package static func open(_ address: String) -> Bool {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("xdg-open"), strdup(address), nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    // In a group of its own, so that Ctrl-C ends the server and not the browser.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process = pid_t()
    return unsafe posix_spawnp(&process, "xdg-open", nil, &attributes, &words, environ) == 0
  }

  /// Waits a while.
  package static func pause() { usleep(50_000) }
}
