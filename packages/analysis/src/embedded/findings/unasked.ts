import { everywhere } from '../languages/everywhere.ts'
import type { Language } from '../languages/load-language.ts'
import type { PhraseId } from '../languages/phrases/phrases.ts'
import { withoutDutiesOfOthers } from './tasks/of-others.ts'

/** What sounds like a request or a duty and asks nothing of whoever reads it, in the order in which it is taken away. */
const unasked: readonly PhraseId[] = [
  'unlessClause',
  'forbids',
  'asksNothing',
  'wishedFor',
  'saidEarlier',
  'withoutHaving',
  'writerHasTo',
  'hasToBe',
  'invertedClause',
  'capsLiability',
]

/** A sentence without what would only be done to prevent something, what it forbids, what others do and what asks nothing of anybody. */
export function withoutUnasked(text: string, language: Language): string {
  return unasked.reduce(
    (rest, id) => rest.replace(everywhere(language.phrases[id]), ' '),
    withoutDutiesOfOthers(text, language),
  )
}

/** Whether a sentence asks no more than how its paper is read, filled in, kept or quoted. */
export function isFormality(text: string, { phrases }: Language): boolean {
  return phrases.formality.test(text) || phrases.toBeRead.test(text)
}
