import type { PurposeWeights } from './purpose-signals.ts'

/**
 * Set by hand. `early`, `lead`, `ofKind`, `central`, `opensBlock` and `denies` follow a conditional logistic fit of annotated papers at
 * about two thirds of it: the whole of it put letterheads and courtesies first.
 */
export const statementWeights: PurposeWeights = {
  alike: 1,
  early: 2.8,
  lead: 1.7,
  decides: 0.6,
  ordersSum: 0.6,
  ended: 2,
  subject: 0.5,
  overview: 0.8,
  own: 4,
  operative: 1.2,
  provided: 1.2,
  intended: 1.2,
  warning: -2,
  recital: -0.5,
  plea: -1.5,
  short: -0.8,
  labeled: -1.3,
  letterhead: -2,
  dated: -0.3,
  telephone: -2,
  condition: -0.5,
  corrects: -1,
  leans: -0.8,
  denial: -0.5,
  party: -2.5,
  pleasantry: -4,
  ofCase: -1.2,
  ofMethod: -2,
  agenda: -2,
  background: -1.5,
  announces: -2.5,
  beside: -4,
  ofKind: 1,
  central: 1.2,
  opensBlock: 0.6,
  denies: -0.3,
}
