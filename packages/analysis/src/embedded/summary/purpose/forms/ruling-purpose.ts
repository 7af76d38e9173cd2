import type { Excerpt } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import type { PurposeForm } from '../../../languages/kind-ids.ts'
import { overlaps } from '../../lines/overlaps.ts'
import type { Ranked } from '../signals/rank-statements.ts'
import { mainOrder } from './main-order.ts'
import { isWithin, operativePart } from './operative-part.ts'

/** A sentence with a sum tells an order again. */
const sum = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|euros?|dollars?|pounds|francs|złotych|zł|руб|元|円)/iu

/** What a ruling is about, where a sentence before its orders says so, and the order with the largest sum. */
export function rulingPurpose(
  reading: Reading,
  form: PurposeForm | undefined,
  ranked: readonly Ranked[],
  head: readonly Excerpt[],
  tell: (one: Ranked) => Excerpt,
): Excerpt[] {
  const part = form === 'orders' ? operativePart(reading.content, reading.rules) : undefined
  const order = mainOrder(reading, part)
  if (part === undefined || order === undefined) return []
  const stating = ranked.filter(
    ({ sentence, states, announces }) => states && announces && !overlaps(sentence, order),
  )
  const orders = stating
    .filter(({ sentence }) => isWithin(sentence, part) && !sum.test(sentence.text))
    .sort((a, b) => a.sentence.start - b.sentence.start)
  const about = stating.find(({ sentence }) => sentence.start < part.start) ?? orders[0]
  return [...(about === undefined ? head : [tell(about)]), order]
}

/** What a ruling is about, as a sentence before its orders says, where an order says best what it is for. */
export function aboutOrders(
  others: readonly Ranked[],
  first: Ranked,
  form: PurposeForm | undefined,
  { content, rules }: Reading,
): Ranked | undefined {
  const part = form === 'orders' ? operativePart(content, rules) : undefined
  if (part === undefined || !isWithin(first.sentence, part)) return undefined
  return others.find(
    ({ sentence: { start, text }, states }) => states && start < part.start && !sum.test(text),
  )
}
