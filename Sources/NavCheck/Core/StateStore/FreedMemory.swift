#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Memory that the program has freed, and the allocator still holds.
enum FreedMemory {
  /// Returns this memory to the system, where the system's allocator can.
  ///
  /// A search frees millions of small blocks. The next search needs blocks of other sizes, so without this the memory of
  /// both would be resident.
  static func returnToSystem() {
    #if canImport(Glibc)
    // Glibc's module leaves out this function.
    guard let function = unsafe dlsym(nil, "malloc_trim") else { return }
    _ = unsafe unsafeBitCast(function, to: (@convention(c) (Int) -> CInt).self)(0)
    #elseif canImport(Darwin)
    _ = unsafe malloc_zone_pressure_relief(nil, 0)
    #endif
  }
}
