import type { AnalysisMode } from '@precis/domain'

export interface ShowcaseCase {
  readonly mode: AnalysisMode
  readonly kind: string
  readonly when: string
  readonly page: number
  /** The sentence that matters. */
  readonly says: string
  /** What stands around it, in the passage that the engine without a model is shown with. */
  readonly before: string
  readonly after: string
  /** How a model rewords it. */
  readonly means: string
  /** Where the engine without a model sets it, and what that section holds. */
  readonly section: 'Critical Details' | 'Recommendations' | 'Key Points'
  readonly sectionHolds: string
}

export const showcaseCases: readonly ShowcaseCase[] = [
  {
    mode: 'contract',
    kind: 'Contracts',
    when: 'Before you sign',
    page: 6,
    before: '',
    says: 'This Agreement shall renew for successive periods of twelve (12) months unless either party gives notice of non-renewal not less than ninety (90) days prior to expiry.',
    after:
      'The parties shall review the service levels once in each year of the term. Notices under this Agreement shall be given in writing and sent by courier to the address of the receiving party.',
    means:
      'It renews for another year by itself. To stop it, write at least 90 days before it ends.',
    section: 'Critical Details',
    sectionHolds: 'Amounts, dates and periods that must not be missed.',
  },
  {
    mode: 'report',
    kind: 'Reports',
    when: 'Before the meeting',
    page: 14,
    before:
      'Adjusted for the reclassification of freight, gross margin declined 2.1 points. The company moved its head office in the spring.',
    says: 'Management recommends renegotiating the freight contracts before the end of the third quarter, when the present rates lapse.',
    after: 'Revenue for the year was in line with the budget approved in January.',
    means:
      'Renegotiate the freight contracts by the end of the third quarter. After that, today’s rates no longer apply.',
    section: 'Recommendations',
    sectionHolds: 'What the document itself asks to be done.',
  },
  {
    mode: 'technical',
    kind: 'Technical files',
    when: 'Before you build',
    page: 22,
    before: 'The client library opens one connection to each host and keeps it for later calls.',
    says: 'Clients MUST NOT retry a non-idempotent request unless the server has signaled that the original was not processed.',
    after: 'The log level can be changed at run time.',
    means:
      'Don’t resend a request that changes data unless the server confirms the first one never ran.',
    section: 'Key Points',
    sectionHolds: 'The statements that carry the document.',
  },
]
