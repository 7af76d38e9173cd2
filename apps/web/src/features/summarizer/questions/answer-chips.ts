import type { Citation } from '@precis/domain'
import type { Place } from '../../../document-view/place.ts'
import { groupByPlace } from '../../../document-view/places.ts'
import type { Message } from './conversation.ts'
import * as texts from './texts.ts'

/** Where the way back from a passage leads, in words. */
export const section = texts.ask

/** Begins the ids of the chips of an answer, or of one of its nearest passages. */
export function chipsOf({ id }: Message, nearest?: number): string {
  return nearest === undefined ? `answer-${id}` : `near-${id}-${nearest}`
}

/** The passage that an answer rests on first, and the chip that leads there; null where it rests on none. */
export function firstPassage(
  answer: Message,
  placeOf: (offset: number) => Place,
): { passage: Citation; chip: string } | null {
  const [near] = answer.nearest
  if (near) return { passage: near, chip: `${chipsOf(answer, 0)}-0` }
  const passage = groupByPlace(answer.citations, placeOf)[0]?.passages[0]
  return passage ? { passage, chip: `${chipsOf(answer)}-0` } : null
}
