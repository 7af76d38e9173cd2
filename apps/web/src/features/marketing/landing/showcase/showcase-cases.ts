import type { AnalysisMode } from '@precis/domain'
import * as texts from '../texts.ts'

export interface ShowcaseCase {
  readonly mode: AnalysisMode
  readonly kind: string
  readonly when: string
  readonly page: number
  /** The sentence that matters. */
  readonly says: string
  /** What is around it, in the passage that the engine without a model is shown with. */
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
    kind: texts.contracts,
    when: texts.beforeYouSign,
    page: 6,
    before: '',
    says: texts.thisAgreementShallRenewForSuccessive,
    after: texts.thePartiesShallReviewTheService,
    means: texts.itRenewsForAnotherYear,
    section: texts.criticalDetails,
    sectionHolds: texts.amountsDatesAndPeriodsThatMust,
  },
  {
    mode: 'report',
    kind: texts.reports,
    when: texts.beforeTheMeeting,
    page: 14,
    before: texts.adjustedForTheReclassification,
    says: texts.managementRecommendsRenegotiating,
    after: texts.revenueForTheYear,
    means: texts.renegotiateTheFreightContracts,
    section: texts.recommendations,
    sectionHolds: texts.whatTheDocumentItselfAsks,
  },
  {
    mode: 'technical',
    kind: texts.technicalFiles,
    when: texts.beforeYouBuild,
    page: 22,
    before: texts.theClientLibraryOpensOneConnection,
    says: texts.clientsMustNotRetryANon,
    after: texts.theLogLevelCanBeChanged,
    means: texts.dontResendARequestThatChanges,
    section: texts.keyPoints,
    sectionHolds: texts.theStatementsThatCarryTheDocument,
  },
]
