import type { EvidenceName } from '../../packages/analysis/src/embedded/answer/weighing/evidence.ts'
import type { SignalName } from '../../packages/analysis/src/embedded/answer/weighing/signals.ts'

interface SignalLists {
  readonly likeness: readonly EvidenceName[]
  readonly confidence: readonly SignalName[]
}

/** The signals by which passages of articles are weighed. */
export const articleSignals: SignalLists = {
  likeness: [
    'bias',
    'coverage',
    'plainCoverage',
    'blockCoverage',
    'missing',
    'missingNames',
    'density',
    'order',
    'span',
    'type',
  ],
  confidence: [
    'bias',
    'coverage',
    'density',
    'order',
    'opposed',
    'isNegated',
    'numbers',
    'unknownNames',
    'asksWhich',
    'asksWhen',
    'isYesNo',
  ],
}

const common: readonly EvidenceName[] = [
  'bias',
  'coverage',
  'exactCoverage',
  'overCoverage',
  'blockCoverage',
  'beforeCoverage',
  'held',
  'missing',
  'heaviest',
  'density',
  'order',
  'type',
  'typeMissed',
  'near',
  'label',
  'row',
  'short',
  'clause',
  'opposed',
  'typedCoverage',
  'typedNear',
  'focus',
  'focusNear',
  'counted',
  'full',
  'fullTyped',
  'named',
  'told',
]

/** The signals by which passages of ordinary documents are weighed. */
export const documentSignals: SignalLists = {
  likeness: [...common, 'plainCoverage', 'afterCoverage', 'missingNames', 'span'],
  confidence: [
    ...common,
    'elsewhere',
    'unknown',
    'unknownConcept',
    'isNegated',
    'numbers',
    'unknownNames',
    'asksWhich',
    'asksWhen',
    'isYesNo',
    'focusKnown',
    'plainCoverage',
    'afterCoverage',
    'missingNames',
    'span',
    'count',
    'asksNumber',
    'asksMoney',
    'asksPeriod',
    'asksPerson',
    'asksOther',
    'asksTold',
    'foreign',
    'likeness',
    'lead',
    'secondLead',
    'mass',
    'secondCoverage',
    'secondType',
  ],
}
