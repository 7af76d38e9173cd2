/** How a kind of document is read. */
export type Genre = 'contract' | 'paper' | 'report' | 'meeting' | 'manual' | 'general'

/** What tells the purpose of a kind, beside how its sentences announce it. */
export type PurposeForm =
  | 'orders'
  | 'accuses'
  | 'appoints'
  | 'treats'
  | 'resolves'
  | 'accounts'
  | 'demands'
  | 'diagnoses'
  | 'decides'
  | 'advertises'
  | 'gathers'

interface KindTraits {
  readonly genre: Genre
  /** Below zero where the words are so common that a more telling kind goes first. */
  readonly weight?: number
  readonly purpose?: PurposeForm
}

/** Every kind of document that is told apart, with what no language changes about it. */
export const kindTraits = {
  nda: { genre: 'contract', weight: 0.3 },
  'commercial-lease': { genre: 'contract', weight: 0.4 },
  lease: { genre: 'contract' },
  'employment-contract': { genre: 'contract' },
  'offer-letter': { genre: 'contract', weight: 0.2 },
  'consulting-agreement': { genre: 'contract', weight: 0.2 },
  'service-agreement': { genre: 'contract' },
  'license-agreement': { genre: 'contract' },
  'distribution-agreement': { genre: 'contract' },
  'supply-agreement': { genre: 'contract' },
  'loan-offer': { genre: 'contract', weight: 0.3 },
  'loan-agreement': { genre: 'contract' },
  'joint-venture': { genre: 'contract' },
  sponsorship: { genre: 'contract' },
  collaboration: { genre: 'contract' },
  terms: { genre: 'contract' },
  privacy: { genre: 'contract' },
  'data-processing': { genre: 'contract', weight: 0.4 },
  'insurance-policy': { genre: 'contract' },
  warranty: { genre: 'contract', weight: -0.2 },
  'power-of-attorney': { genre: 'contract', weight: 0.2, purpose: 'appoints' },
  will: { genre: 'contract', weight: 0.2, purpose: 'appoints' },
  bylaws: { genre: 'contract' },
  contract: { genre: 'contract', weight: -0.9 },
  judgment: { genre: 'general', weight: 0.2, purpose: 'orders' },
  decision: { genre: 'general', weight: -0.3, purpose: 'decides' },
  'penalty-notice': { genre: 'general', purpose: 'accuses' },
  notice: { genre: 'general', weight: -0.7, purpose: 'decides' },
  regulation: { genre: 'general', weight: -0.2 },
  'company-policy': { genre: 'report', weight: -0.6 },
  guideline: { genre: 'report', weight: -0.3 },
  tender: { genre: 'report' },
  specification: { genre: 'manual', weight: -0.2 },
  manual: { genre: 'manual', weight: -0.1 },
  runbook: { genre: 'manual' },
  'release-notes': { genre: 'manual' },
  'incident-report': { genre: 'report', weight: 0.2 },
  'audit-report': { genre: 'report', weight: 0.2 },
  'financial-report': { genre: 'report' },
  'research-paper': { genre: 'paper', weight: -0.2 },
  thesis: { genre: 'paper' },
  proposal: { genre: 'report', weight: -0.5 },
  quotation: { genre: 'general', weight: -0.1, purpose: 'accounts' },
  invoice: { genre: 'general', purpose: 'accounts' },
  receipt: { genre: 'general', weight: -0.2, purpose: 'accounts' },
  'purchase-order': { genre: 'general', purpose: 'accounts' },
  'bank-statement': { genre: 'general', weight: -0.1, purpose: 'accounts' },
  transcript: { genre: 'meeting' },
  minutes: { genre: 'meeting', weight: 0.1, purpose: 'resolves' },
  agenda: { genre: 'general', weight: -0.4 },
  'job-ad': { genre: 'general', purpose: 'advertises' },
  resume: { genre: 'general' },
  leaflet: { genre: 'general', purpose: 'treats' },
  'medical-letter': { genre: 'general', purpose: 'diagnoses' },
  'school-letter': { genre: 'general', weight: -0.4 },
  complaint: { genre: 'general', weight: -0.4 },
  newsletter: { genre: 'general', weight: -0.1, purpose: 'gathers' },
  'press-release': { genre: 'general', weight: 0.3 },
  'news-article': { genre: 'general', weight: -0.4 },
  speech: { genre: 'general', weight: -0.2 },
  form: { genre: 'general', weight: -0.6 },
  recipe: { genre: 'general', weight: -0.4 },
  itinerary: { genre: 'general', purpose: 'accounts' },
  patent: { genre: 'paper', weight: -0.1 },
  reminder: { genre: 'general', weight: 1.2, purpose: 'demands' },
  termination: { genre: 'general', weight: 0.3, purpose: 'decides' },
  payslip: { genre: 'general', weight: 0.4, purpose: 'accounts' },
  'cost-statement': { genre: 'general', weight: 0.4, purpose: 'accounts' },
  'construction-contract': { genre: 'contract', weight: 0.3 },
  settlement: { genre: 'contract', weight: 0.2 },
  'tax-assessment': { genre: 'general', weight: 0.2, purpose: 'accounts' },
  summons: { genre: 'general', weight: 0.1, purpose: 'decides' },
  certificate: { genre: 'general', weight: -0.4 },
  amendment: { genre: 'contract', weight: 0.4 },
  'warning-letter': { genre: 'general', weight: 0.3, purpose: 'accuses' },
  'card-statement': { genre: 'general', weight: 0.2, purpose: 'accounts' },
  'vehicle-rental': { genre: 'contract', weight: 0.4 },
  'rent-increase': { genre: 'general', weight: 0.4, purpose: 'demands' },
  recall: { genre: 'general', weight: 0.4, purpose: 'decides' },
  'study-information': { genre: 'general', weight: 0.4 },
  'grant-award': { genre: 'general', weight: 0.4, purpose: 'decides' },
  'change-notice': { genre: 'general', weight: 0.2, purpose: 'decides' },
  invitation: { genre: 'general', weight: -0.3, purpose: 'decides' },
  appointment: { genre: 'general', weight: 0.1 },
  letter: { genre: 'general', weight: -1.2, purpose: 'decides' },
  report: { genre: 'report', weight: -0.9 },
} as const satisfies Readonly<Record<string, KindTraits>>

export type KindId = keyof typeof kindTraits

export const kindIds = Object.keys(kindTraits) as readonly KindId[]

export function traitsOf(id: KindId): KindTraits {
  return kindTraits[id]
}
