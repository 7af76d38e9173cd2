import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { percentWords } from '../../languages/percent-words.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const most = 2
const mostWords = 45

const mostOfAllergy = 20

const share = String.raw` (?:\p{L}{1,4} )?\p{N}[\p{N}.,]*\s?(?:%|${percentWords})`

function has(found: WeighedUnit, kind: string, least = 1): boolean {
  return found.values.filter((value) => value.kind === kind).length >= least
}

const kinds: readonly ((found: WeighedUnit, phrases: Language['phrases']) => boolean)[] = [
  ({ unit: { text } }, { harmed, wouldHave }) =>
    /\p{N}/u.test(text) && harmed.test(text) && !wouldHave.test(text),
  ({ unit: { text, words } }, { allergy }) => words <= mostOfAllergy && allergy.test(text),
  (found, { goesOnUntil }) => has(found, 'date', 2) && goesOnUntil.test(found.unit.text),
  (found, { atMost, maySomebody }) =>
    has(found, 'percent') &&
    maySomebody.test(found.unit.text) &&
    followedBy(atMost, share).test(found.unit.text),
]

/** What a reader has to know however long the paper is: who was hurt, when works begin and end, a share that is the limit. */
export function toldInAnyCase(
  findings: readonly WeighedUnit[],
  { phrases }: Language,
): WeighedUnit[] {
  const sentences = findings.filter(
    ({ unit, matches }) =>
      unit.kind === 'sentence' && unit.words <= mostWords && matches.condition === 0,
  )
  return kinds.flatMap((tells) => sentences.filter((found) => tells(found, phrases)).slice(0, most))
}
