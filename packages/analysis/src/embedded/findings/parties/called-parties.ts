import { flattenSpace } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { labeledUnit, type Unit } from '../units/unit.ts'

const longestPreamble = 1_500
const longestName = 400
const sentencesOfName = 4
const lastOrder = 60

/** `("Tenant")`, `(the "Tenant")`: a form of English drafting that contracts of other languages borrow. */
const inBrackets = String.raw`\((?:the |each an? |hereinafter |as )*["“‘]([\p{L} ]{1,30})["”’](?:(?: or |, (?:or )?| and )(?:the )?["“‘]([\p{L} ]{1,30})["”’]){0,3}(?:, which [^()]{0,160})?\)`
const quoted = String.raw`["“«„‚‘「”]\s?([^"”“»‘’」«\n]{1,40}?)\s?["”“»’」‘]`
const inFront = '^[^()]{0,200}?'
const behindBetween = String.raw`(?!\p{L})\s?:?`
const opensName =
  /^["“«„]?(?:[\p{Lu}\p{Script=Han}\p{Script=Arabic}\p{Script=Katakana}]|граждан(?:ин|ка)\s)/u

interface Calls {
  /** `nachfolgend „Käufer“`, `ci-après dénommé le Vendeur`, `zwaną dalej Najemcą`, `（以下「甲」という）`. */
  readonly called: RegExp
  /** What stands between two parties, or in front of the first. */
  readonly joins: RegExp
  readonly speaks: RegExp
  readonly states: RegExp
}

/** How a language calls parties by their roles; case counts. */
const callsOf = perLanguage(compile)

function compile({
  callsSo,
  endsCall,
  joinsParties,
  speaksInName,
  statesInName,
}: Language['phrases']): Calls {
  const call = String.raw`[–—(（,]?\s{0,4}${callsSo.source}(?:\s\p{Ll}{1,14}){0,4}\s{0,4}(?:l['’])?(?:${quoted}|(\p{Lu}\p{L}{3,30}))(?:\s?${endsCall.source})?\s?[)）–—]?`
  return {
    called: new RegExp(`${call}|${inBrackets}`, 'gu'),
    joins: new RegExp(`^(?:[\\s,;:.()–—-]|${joinsParties.source}(?=[\\s,;:]))+`, 'iu'),
    speaks: new RegExp(speaksInName.source, 'u'),
    states: new RegExp(statesInName.source, 'u'),
  }
}

/** Whether what stands in front of a role is a sentence on the way to the name. */
export function isSentenceOfParty(text: string, language: Language): boolean {
  const { speaks, states } = callsOf(language)
  return speaks.test(text) || states.test(text.split(',', 1)[0] ?? '')
}

const chinese = /^[甲乙丙丁]方?$/u

/** Each of the parties that a preamble names and calls by its role from then on, as a labeled line of its own. */
export function calledParties(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  language: Language,
): { readonly units: Unit[]; readonly end: number } | undefined {
  const first = sentences[at]
  if (first === undefined || first.kind === 'row' || first.order > lastOrder) return undefined
  const end = endOfPreamble(content, sentences, at, language)
  if (end === undefined) return undefined
  const raw = content.slice(first.start, end)
  const units: Unit[] = []
  const opening = followedBy(language.phrases.between, behindBetween, inFront)
  let from = opening.exec(raw)?.[0].length ?? 0
  for (const match of raw.matchAll(callsOf(language).called)) {
    const label = roleIn(match.slice(1), language)
    const name = nameIn(raw, from, match.index, language)
    from = match.index + match[0].length
    if (label === undefined || name === undefined) continue
    const span = { start: first.start + name.start, end: first.start + name.end }
    const value = withoutLabel(raw.slice(name.start, name.end))
    const unit = labeledUnit({ ...span, label: capitalized(label), value }, first)
    units.push({ ...unit, namesReader: language.phrases.readerItself.test(label) })
  }
  return units.length === 0 ? undefined : { units, end }
}

function capitalized(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

/** A name may stand above its address, and what it is called by below both. */
function endOfPreamble(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  language: Language,
): number | undefined {
  const first = sentences[at]
  if (first === undefined || first.end - first.start > longestPreamble) return undefined
  if (holdsCall(content, first, language)) return first.end
  let isOpen = first.text.endsWith(',')
  for (const next of sentences.slice(at + 1, at + sentencesOfName)) {
    if (next.end - first.start > longestName || next.kind === 'row') return undefined
    const calls = holdsCall(content, next, language)
    if (calls && (isOpen || opensCall(next.text, language))) return next.end
    if (calls || /[.:：]$/u.test(next.text)) return undefined
    isOpen = next.text.endsWith(',')
  }
  return undefined
}

/** The line itself says nothing else. */
function opensCall(text: string, { phrases }: Language): boolean {
  return /^[–—(-]/u.test(text) || text.search(phrases.callsSo) === 0
}

function holdsCall(content: string, { start, end }: Span, language: Language): boolean {
  return content.slice(start, end).search(callsOf(language).called) >= 0
}

/** `Customer:    Orrin Tools Limited ("Customer")` says the role twice. */
function withoutLabel(name: string): string {
  return flattenSpace(name).replace(/^\p{Lu}[\p{L} ]{1,30}:\s/u, '')
}

function roleIn(names: readonly (string | undefined)[], language: Language): string | undefined {
  return names
    .map((name) => flattenSpace(name ?? '').replace(language.phrases.articleBefore, ''))
    .find((name) => chinese.test(name) || isRole(name, language))
}

function isRole(name: string, { facts, phrases }: Language): boolean {
  // `("you")`
  return phrases.readerItself.test(name) || (name.length > 2 && name.search(facts.party) === 0)
}

function nameIn(raw: string, from: number, end: number, language: Language): Span | undefined {
  const part = raw.slice(from, end)
  const lead = callsOf(language).joins.exec(part)?.[0].length ?? 0
  const name = part
    .slice(lead)
    .trimEnd()
    .replace(/[\s,;]+$/u, '')
  if (name.length < 3 || name.length > longestName || !opensName.test(name)) return undefined
  if (isSentenceOfParty(name, language)) return undefined
  return { start: from + lead, end: from + lead + name.length }
}
