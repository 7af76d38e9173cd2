import type { Citation } from '@precis/domain'
import type { Place } from '../../../document-view/place.ts'
import { groupByPlace, type PlaceGroup, placesAtOnce } from '../../../document-view/places.ts'
import { quoteId } from '../../../document-view/quotes.ts'
import type { Message } from './conversation.ts'
import * as texts from './texts.ts'

/** Where the way back from a passage leads, in words. */
export const section = texts.ask

/** Begins the ids of the chips of an answer, or of one of its nearest passages. */
export function chipsOf({ id }: Message, nearest?: number): string {
  return nearest === undefined ? `answer-${id}` : `near-${id}-${nearest}`
}

/** The passage that an answer rests on first, which is the best one, and the chip that leads there; null where it rests on none. */
export function firstPassage(
  answer: Message,
  placeOf: (offset: number) => Place,
): { passage: Citation; chip: string } | null {
  const [near] = answer.nearest
  if (near) return { passage: near, chip: `${chipsOf(answer, 0)}-0` }
  const [best] = answer.citations
  if (best === undefined) return null
  const holds = ({ passages }: PlaceGroup) => passages.some((one) => quoteId(one) === quoteId(best))
  const places = groupByPlace(answer.citations, placeOf)
  const chip = places.length > placesAtOnce ? 0 : places.findIndex(holds)
  return { passage: best, chip: `${chipsOf(answer)}-${chip}` }
}
