import Testing

@Test func `the target builds`() {}
