#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory in huge pages, if the system provides them on request, for large or randomly read tables.
///
/// With small pages, the translation of an address takes as long as the read.
enum LargePages {
  private static var size: Int { 2 << 20 }

  /// The number of values that fit into a huge page.
  static func count<Value: BitwiseCopyable>(of type: Value.Type) -> Int { size / MemoryLayout<Value>.stride }

  /// Memory for some values, filled with one.
  static func allocate<Value: BitwiseCopyable>(
    _ count: Int, filledWith value: Value
  ) -> UnsafeMutablePointer<Value> {
    let values: UnsafeMutablePointer<Value> = unsafe allocate(count)
    unsafe values.initialize(repeating: value, count: count)
    return unsafe values
  }

  /// Allocates uninitialised memory for a number of values.
  static func allocate<Value: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Value> {
    let bytes = count * MemoryLayout<Value>.stride
    let isLarge = bytes >= size
    let raw = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: isLarge ? size : MemoryLayout<Value>.alignment)
    #if canImport(Glibc) || canImport(Musl)
    // A wish: where it is not granted, small pages do.
    if isLarge { _ = unsafe madvise(raw, bytes, MADV_HUGEPAGE) }
    #endif
    return unsafe raw.bindMemory(to: Value.self, capacity: count)
  }

  /// Gives memory back that was allocated here.
  static func deallocate<Value: BitwiseCopyable>(_ values: UnsafeMutablePointer<Value>) {
    unsafe UnsafeMutableRawPointer(values).deallocate()
  }
}
