import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { countOf } from '../../languages/phrases/followed-by.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'

/** Words that documents of a kind use throughout, whatever their title says. */
const bodies: Readonly<Partial<Record<KindId, PhraseId>>> = {
  terms: 'wordsOfTerms',
  privacy: 'wordsOfPrivacy',
  invoice: 'wordsOfBill',
  'research-paper': 'wordsOfResearch',
  'financial-report': 'wordsOfAccounts',
  judgment: 'wordsOfRuling',
  manual: 'wordsOfManual',
  specification: 'wordsOfSpecification',
}

/** Whom a paper cites; `[8]` at the head of a line numbers a paragraph. */
const citation =
  /\(\p{Lu}[\p{L}'’-]+[^()\n]{0,60},? (?:19|20)\d\d[a-z]?\)|(?<=[\p{L}\p{N}.,;:)"'”’»] ?)\[\d{1,3}(?:, ?\d{1,3})*\]/giu

/** How often a text says what documents of a kind say, and in how many different words; undefined for kinds without such words. */
export function bodyOf(
  text: string,
  id: KindId,
  { phrases }: Language,
): { all: number; different: number } | undefined {
  const words = bodies[id]
  if (words === undefined) return undefined
  const { all, different } = countOf(text, phrases[words])
  const cited = id === 'research-paper' ? (text.match(citation) ?? []) : []
  return { all: all + cited.length, different: different + new Set(cited).size }
}

/** How often a text uses the wording of contracts. */
export function contractWords(text: string, { phrases }: Language): number {
  return countOf(text, phrases.wordsOfContract).all
}
