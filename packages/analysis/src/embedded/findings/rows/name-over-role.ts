import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { labeledUnit, type Unit } from '../units/unit.ts'

const mostWordsOfName = 8
const mostWordsOfRole = 2
const shortestRole = 5
const longestRole = 100
const explanation = /\s[（(][^()（）]{3,60}[）)]$/u
/** `– Klägerin –`, `(Tenant)`, `Defendant.` */
const around = /^[–—（( -]{1,4}|[–—）),.; -]{1,4}$/gu
const nameAlone = /^["“„«]?\p{Lu}[^:：;?!|\t\p{N}]{4,}$/u
const onlyBreak = /^[^\S\n]*\n\s*$/u

/** A name over the role of who bears it, as the heads of judgments and deeds have them. */
export function nameOverRole(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  language: Language,
): Unit | undefined {
  const name = sentences[at]
  const below = sentences[at + 1]
  if (name === undefined || below === undefined || !isName(name, language)) return undefined
  const label = roleIn(below.text, language)
  if (label === undefined || roleIn(name.text, language) !== undefined) return undefined
  if (!onlyBreak.test(content.slice(name.end, below.start))) return undefined
  const value = flattenSpace(name.text).replace(/,$/u, '')
  return labeledUnit({ start: name.start, end: below.end, label, value }, name)
}

function isName({ kind, text, words }: Sentence, { phrases }: Language): boolean {
  if (kind === 'row' || words < 2 || words > mostWordsOfName) return false
  return nameAlone.test(text) && !phrases.verb.test(text)
}

/** The role that a line names and nothing else, without what explains it in brackets. */
function roleIn(text: string, { facts, phrases }: Language): string | undefined {
  if (text.length > longestRole) return undefined
  const role = text.replace(explanation, '').replace(around, '')
  if (role.length < shortestRole || roughWordCount(role) > mostWordsOfRole) return undefined
  if (phrases.opensParties.test(role)) return undefined
  return /^[\p{L} ]+$/u.test(role) && role.search(facts.party) === 0 ? role : undefined
}
