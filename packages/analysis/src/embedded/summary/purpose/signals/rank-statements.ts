import type { Excerpt } from '../../../document/excerpt.ts'
import type { Sentence } from '../../../document/parse.ts'
import { tellsSuperseded } from '../../../findings/outcomes/superseded.ts'
import type { PurposeForm } from '../../../languages/kind-ids.ts'
import { weightedSum } from '../../../ranking/weighted-sum.ts'
import type { PointContext } from '../../points.ts'
import { decidingForms } from '../forms/purpose-forms.ts'
import { purposeSignals, readStatements, type Statement } from './purpose-signals.ts'
import { statementWeights } from './purpose-weights.ts'

/** What a decision gains that surely announces, over what only stands early. */
const ofAnnounced = 0.8

/** A sentence that may say what a document is for, and how well it does. */
export interface Ranked extends Pick<Statement, 'sentence' | 'states'> {
  readonly value: number
  /** Whether words of its own announce it, and not what it decides. */
  readonly announces: boolean
  /** Whether it only sends to what stands below. */
  readonly sendsBelow: boolean
}

/** The first sentences of a document, the best statement of what it is for first. */
export function rankSentences(
  context: PointContext,
  form: PurposeForm | undefined,
  named: Excerpt | undefined,
): Ranked[] {
  const isDeciding = form !== undefined && decidingForms.includes(form)
  const ranked = readStatements(context, form, named)
    .map(({ sentence, signals, states }) => ({
      sentence,
      states,
      sendsBelow: signals.announces > 0,
      announces: signals.lead > 0 && signals.beside === 0,
      value:
        weightedSum(purposeSignals, signals, statementWeights) +
        (isDeciding && states && signals.lead > 0 ? ofAnnounced : 0),
    }))
    .sort((a, b) => b.value - a.value)
  const others = ranked.filter(({ sendsBelow }) => !sendsBelow)
  const open = others.some(({ states }) => states) ? others : ranked
  const telling = open.filter(({ sentence }) => !tellsNoPurpose(sentence, context))
  return telling.length > 0 ? telling : open
}

const mostWordsOfFormula = 30

/** What no longer holds, and of a contract the formula in front of its terms. */
function tellsNoPurpose({ text, words }: Sentence, { genre, reading }: PointContext): boolean {
  const { phrases } = reading.rules
  const isFormula = words <= mostWordsOfFormula && phrases.opensTerms.test(text)
  return (genre === 'contract' && isFormula) || tellsSuperseded(text, reading.rules)
}
