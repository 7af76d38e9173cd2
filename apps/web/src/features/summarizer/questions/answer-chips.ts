import { type Citation, closestPassageParts, verdictOf } from '@precis/domain'
import type { Place } from '../../../document-view/place.ts'
import { groupByPlace, type PlaceGroup } from '../../../document-view/places.ts'
import { quoteId } from '../../../document-view/quotes.ts'
import type { Message } from './conversation.ts'
import * as texts from './texts.ts'

/** Where the way back from a passage leads, in words. */
export const section = texts.ask

/** Begins the ids of the chips of an answer, or of one of the passages that come closest. */
export function chipsOf({ id }: Message, closest?: number): string {
  return closest === undefined ? `answer-${id}` : `near-${id}-${closest}`
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The passages of an answer that is not certain, each with the places it was taken from, in the same order. */
export function closestPassages({ content, citations }: Message) {
  const { opening, passages } = closestPassageParts(content)
  const isOneEach = passages.length === citations.length
  let at = 0
  const owners = citations.map(({ quote }, index) => {
    const holder = passages.findIndex(
      (text, own) => own >= at && plain(text).includes(plain(quote)),
    )
    at = isOneEach ? index : Math.max(at, holder)
    return at
  })
  const placed = passages.map((text, own) => ({
    text,
    citations: citations.filter((_, index) => owners[index] === own),
  }))
  return { opening, passages: placed }
}

/** What stands beside the chips that a new answer leads to first. */
function firstCited(answer: Message): { chips: string; citations: readonly Citation[] } {
  const [near] = answer.nearest
  if (near) return { chips: chipsOf(answer, 0), citations: [near] }
  if (verdictOf(answer.content) !== 'closest') {
    return { chips: chipsOf(answer), citations: answer.citations }
  }
  const [first] = closestPassages(answer).passages
  return { chips: chipsOf(answer, 0), citations: first?.citations ?? [] }
}

/** The passage that an answer rests on first, which is the best one, and the chip that leads there; null where it rests on none. */
export function firstPassage(
  answer: Message,
  placeOf: (offset: number) => Place,
): { passage: Citation; chip: string } | null {
  const { chips, citations } = firstCited(answer)
  const [best] = citations
  if (best === undefined) return null
  const holds = ({ passages }: PlaceGroup) => passages.some((one) => quoteId(one) === quoteId(best))
  return { passage: best, chip: `${chips}-${groupByPlace(citations, placeOf).findIndex(holds)}` }
}
