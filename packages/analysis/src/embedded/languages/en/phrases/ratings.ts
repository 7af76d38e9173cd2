import type { RatingPhrases } from '../../phrases/rating-phrases.ts'

export const ratings: RatingPhrases = {
  ratingColumn:
    '^(?:(?:risk |overall |current |residual |inherent )?(?:rating|level|score)|severity|likelihood|probability|impact|rag(?: status)?)_',
  riskColumn:
    '(?:risks?|likelihood|probability|severity|impact|threats?|hazards?|mitigations?|response|counter-?measures?|contingency|findings?|observations?|defects?|issues?|weakness(?:es)?|non-?conformit(?:y|ies))_',
  stateColumn: '^(?:condition|state)_',
  soundState: '^(?:(?:very |as )?good|new|sound|excellent)$',
  ratedHigh: '^(?:very high|high|critical|severe|major|extreme|red)$',
  ratedMedium: '^(?:medium|moderate|significant|amber|yellow)$',
  ratedLow: '^(?:very low|low|minor|negligible|green)$',
  totalColumn: '\\p{L}*(?:score|total|rating|level)',
  findingColumn:
    '^(?:findings?|defects?|faults?|issues?|deficienc(?:y|ies)|damages?|non-?conformit(?:y|ies)|problems?|hazards?|dangers?)_',
  gradeColumn: '^(?:categor(?:y|ies)|class|priority|urgency|grade|severity|risk|rating|level)_',
  gradedBad: 'immedia|urgent|at once|critical|danger|serious|severe|major|high|grave|elevat',
  gradedSlight: 'advis|advice|observ|recommend|minor|low|cosmetic|inform',
  quantityColumn: '^(?:qty|quantity)_',
  gradeWord: '(?:rating|code|grade|category|class|priority|level|cr)',
  alarms: 'serious|urgent|immediate|danger|unsafe|critical|unacceptable|grave',
  worstGrade:
    '(?:serious|urgent|dangerous|critical|high|very high|immediate)(?: (?:risk|priority|severity))?',
  means: '(?:means?|signifies|denotes|refers? to)_',
  flagColumn: '^(?:flags?|abn(?:ormal)?\\.?|alert|h\\/l)$',
  farBeyond: '^(?:critical|panic)$',
  beyondRange: '^(?:high|low|abnormal|positive)$',
  graveDefects: [
    '(?:dangerous|critical|major|serious) (?:defects?|faults?|deficienc(?:y|ies))_',
    '(?:defects?|faults?|deficienc(?:y|ies)) (?:dangerous|critical|major|serious)_',
  ].join('|'),
}
