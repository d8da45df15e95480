import Catalogue

/// What commands throw.
package typealias CommandError = Fault
