#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory in huge pages, if the system provides them on request, for large or randomly read tables.
///
/// Finding out where a small page lies takes as long as reading it.
enum LargePages {
  private static var size: Int { 2 << 20 }

  /// How many values a large page holds.
  static func count<Value: BitwiseCopyable>(of type: Value.Type) -> Int { size / MemoryLayout<Value>.stride }

  /// Memory for some values, filled with one.
  static func allocate<Value: BitwiseCopyable>(
    _ count: Int, filledWith value: Value
  ) -> UnsafeMutablePointer<Value> {
    let values: UnsafeMutablePointer<Value> = unsafe allocate(count)
    unsafe values.initialize(repeating: value, count: count)
    return unsafe values
  }

  /// Memory for some values, which are whatever lies there.
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
