/** What an export adds to the words of a summary: its headings and set phrases. */
export interface ExportWords {
  readonly executiveBrief: string
  readonly detailedReport: string
  readonly actionPlan: string
  readonly purpose: string
  readonly inShort: string
  readonly summary: string
  readonly keyPoints: string
  readonly conclusions: string
  readonly criticalDetails: string
  readonly recommendations: string
  readonly risks: string
  readonly aim: string
  readonly actions: string
  readonly noRecommendations: string
  readonly risksToReview: string
  readonly review: string
  readonly toObserve: string
  readonly toKeepInMind: string
  readonly dateNamed: string
  readonly slide: string
  /** Between a number and how many there are, as in `1 of 3`. */
  readonly of: string
  readonly coverage: string
  /** What is counted behind `of`. */
  readonly charactersRead: string
  /** Why a report has fewer words than it is said to have; how many pages they fill depends on the file. */
  readonly shortReport: string
  readonly subject: string
  readonly summaryOf: string
  readonly greeting: string
  readonly hereIs: string
  readonly worthKnowing: string
  readonly recommended: string
  readonly regards: string
  readonly notVerified: string
  /** In front of the date that the document bears itself. */
  readonly documentDated: string
  /** In front of the day when the summary was written. */
  readonly summaryWritten: string
  /** A page by its number, which stands for `#`. */
  readonly page: string
  readonly whatMatters: string
  readonly term: string
  readonly money: string
  readonly deadlines: string
  /** How to end what the document binds to. */
  readonly wayOut: string
  readonly owner: string
  /** Whoever reads the document, as the one who has to act. */
  readonly you: string
  /** A title in quotation marks; it stands for `#`. */
  readonly quoted: string
  readonly pagesRead: string
  /** Pattern of what is right before the document's own date. */
  readonly datePatterns: string
  /** Pattern of what tells how something is ended, refused or appealed. */
  readonly endingPatterns: string
  readonly levels: Readonly<Record<'high' | 'medium' | 'low', string>>
}
