import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Sentence } from '../document/parse.ts'
import { namesOrganization } from '../findings/parties.ts'
import type { KindId } from '../languages/kind-ids.ts'
import { weigh } from '../ranking/features.ts'
import { purposeWeights } from '../ranking/weights.ts'
import type { PointContext } from './points.ts'

const lookedAt = 60
const maxWords = 70
const fewWords = 6
const wordsOfLetterhead = 10
const rankOfNothing = 14
const leastDecision = 0.6
const wordsOfTitle = 3
const endsSentence = /[.!。！;]["'”’»)]*$/u
const labeled = /^[^:：]{2,30}[:：]\s/u
const startsDated = /^[\p{L}\s,]{0,30}\p{Nd}{1,2}[.\s]/u
const subjectMatter =
  /purpose|scope|subject matter|what (?:is|this|we)|objeto|objet|gegenstand|oggetto|onderwerp|przedmiot|предмет|الغرض|目的/iu
/** Kinds that seldom say in a sentence what they are. */
const named: readonly (KindId | undefined)[] = [
  'minutes',
  'invoice',
  'receipt',
  'bank-statement',
  'purchase-order',
]
const deciding: readonly (KindId | undefined)[] = [
  'judgment',
  'decision',
  'penalty-notice',
  'letter',
  'notice',
]

/** The sentence by which an ordinary document says what it is for: an early one that announces, grants, orders or offers. */
export function statedPurpose(context: PointContext): Excerpt | undefined {
  const { reading, whole } = context
  const { patterns } = reading.rules
  const { id } = reading.type
  const title = named.includes(id) ? titleOf(context) : undefined
  if (title !== undefined) return title
  const decisions = new Map(
    reading.findings.map(({ unit, decision }) => [unit.sentence.order, decision]),
  )
  const count = (text: string, pattern: RegExp, most: number): number =>
    Math.min(most, text.match(pattern)?.length ?? 0)
  const weights = purposeWeights(context.genre)
  const mayDecide = deciding.includes(id)
  let best: Sentence | undefined
  let most = -Infinity
  for (const [rank, { sentence, features }] of whole.slice(0, lookedAt).entries()) {
    const { text, words, order } = sentence
    if (/[?？]$/u.test(text)) continue
    const early = Math.max(0, 1 - rank / rankOfNothing)
    const isOrder = id === 'judgment' && text.search(patterns.duty) >= 0
    const decides = mayDecide && (isOrder || (decisions.get(order) ?? 0) >= leastDecision)
    const isDenial = mayDecide && text.search(patterns.negation) >= 0
    const lead = count(text, patterns.lead, isDenial ? 1 : 2)
    // A ruling may order at its end; other documents say at their beginning what they are for.
    const place = id === 'judgment' ? 1 : Math.max(early, 1 - 1.5 * features.position)
    const value =
      weigh(features, weights) +
      1.1 * early +
      0.9 * lead * place +
      (decides ? 0.6 : 0) +
      (endsSentence.test(text) ? 0.4 : 0) +
      (subjectMatter.test(sentence.heading) ? 0.5 : 0) -
      0.5 * count(text, patterns.plea, 1) -
      (words < fewWords ? 0.8 : 0) -
      (lead === 0 && labeled.test(text) ? 0.7 : 0) -
      (lead === 0 && words < wordsOfLetterhead && namesOrganization(text) ? 0.6 : 0) -
      (startsDated.test(text) ? 0.3 : 0) -
      (text.search(patterns.condition) === 0 ? 0.5 : 0)
    if (value > most) {
      most = value
      best = sentence
    }
  }
  return best === undefined ? undefined : excerptOf(reading.content, best, maxWords)
}

/** The line that names the document, where it says more than its kind. */
function titleOf({ reading }: PointContext): Excerpt | undefined {
  const { type, headings, content } = reading
  const heading = headings.find(({ text }) => text === type.line)
  if (heading === undefined || heading.words < wordsOfTitle) return undefined
  return excerptOf(content, heading, maxWords)
}
