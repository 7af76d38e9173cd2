import type { Excerpt } from '../../document/excerpt.ts'
import type { PurposeForm } from '../../languages/kind-ids.ts'
import type { PointContext } from '../points.ts'
import { purposeSignals, readStatements, type Statement } from './purpose-signals.ts'
import { statementWeights } from './purpose-weights.ts'

/** A sentence that may say what a document is for, and how well it does. */
export interface Ranked extends Pick<Statement, 'sentence' | 'states'> {
  readonly value: number
}

/** The first sentences of a document, the best statement of what it is for first. */
export function rankSentences(
  context: PointContext,
  form: PurposeForm | undefined,
  named: Excerpt | undefined,
): Ranked[] {
  return readStatements(context, form, named)
    .map(({ sentence, signals, states }) => ({
      sentence,
      states,
      value: purposeSignals.reduce((sum, name) => sum + signals[name] * statementWeights[name], 0),
    }))
    .sort((a, b) => b.value - a.value)
}
