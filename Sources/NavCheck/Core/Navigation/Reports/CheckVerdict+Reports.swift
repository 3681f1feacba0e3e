extension CheckVerdict {
  /// How reports call it.
  package var reportName: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .incomplete: "incomplete"
    case .vacuous: "vacuous"
    case .notApplicable: "not-applicable"
    }
  }
}
