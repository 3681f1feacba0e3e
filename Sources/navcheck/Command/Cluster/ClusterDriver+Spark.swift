extension ClusterDriver {
  static let sparkText = ##"""
    """##
}
