/// What tells two steps from one state apart.
struct ObservedExit: Hashable {
  let action: Int
  let changes: [ObservedChange]
}
