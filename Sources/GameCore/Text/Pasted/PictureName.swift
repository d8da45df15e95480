/// Names of files with pictures of cards.
package enum PictureName {
  /// How they end, in small letters.
  package static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "pdf",
  ]
}
