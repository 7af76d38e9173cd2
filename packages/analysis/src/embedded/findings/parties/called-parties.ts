import { flattenSpace } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import { between } from '../../document/wording/between.ts'
import { labeledUnit, type Unit } from '../units/unit.ts'

const longestPreamble = 1_500
const longestName = 400
const sentencesOfName = 4
const lastOrder = 60

/** `(the "Tenant")`, `nachfolgend „Käufer“`, `ci-après dénommé le Vendeur`, `zwaną dalej Najemcą`, `（以下「甲」という）`. */
const called =
  /[–—(（,]?\s{0,4}(?:hereinafter|hereafter|ci-après|nachfolgend|nachstehend|im Folgenden|hierna|in het vervolg|di seguito|d['’]ora (?:in poi|innanzi)|en adelante|en lo sucesivo|doravante|adiante|zwan\p{L}{1,4}|именуем\p{L}{2,4}|в дальнейшем|以下(?:简称)?|(?:و?يشار إليه\p{L}{0,2}|و?المشار إليه\p{L}{0,2}|و?يسمى|و?تسمى))(?:\s\p{Ll}{1,14}){0,4}\s{0,4}(?:l['’])?(?:["“«„‚‘「”]\s?([^"”“»‘’」«\n]{1,40}?)\s?["”“»’」‘]|(\p{Lu}\p{L}{3,30}))(?: genannt| genoemd|という。?)?\s?[)）–—]?|\((?:the |each an? |hereinafter |as )*["“‘]([\p{L} ]{1,30})["”’](?:(?: or |, (?:or )?| and )(?:the )?["“‘]([\p{L} ]{1,30})["”’]){0,3}(?:, which [^()]{0,160})?\)/gu
const article =
  /^(?:(?:the|der|die|das|den|dem|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het)\s|l['’])/iu
/** What stands between two parties, or in front of the first. */
const joins =
  /^(?:[\s,;:.()–—-]|(?:с одной стороны|с другой стороны|(?:of|on) the (?:one|other|first|second) (?:part|hand|side)|d['’]une part|d['’]autre part|de una parte|de otra(?: parte)?|da una parte|dall['’]altra(?: parte)?|einerseits|andererseits|enerzijds|anderzijds|z jednej strony|z drugiej strony|and|und|et|y|e|en|oraz|a|i|и|與|和|と)(?=[\s,;:]))+/iu
const opening = new RegExp(`^[^()]{0,200}?${between}(?!\\p{L})\\s?:?`, 'iu')
const opensName =
  /^["“«„]?(?:[\p{Lu}\p{Script=Han}\p{Script=Arabic}\p{Script=Katakana}]|граждан(?:ин|ка)\s)/u
const speaks = /(?<!\p{L})(?:we|you|wir|Ihnen|nous|vous|usted|noi|wij)(?!\p{L})/u

const states =
  /(?<!\p{L})(?:is|are|was|were|has|have|will|shall|must|may|ist|sind|wird|hat|est|sont|doit|es|son|debe|è|sono|deve|são|zijn|wordt|heeft|jest|są)(?!\p{L})/u

/** Whether what stands in front of a role is a sentence on the way to the name. */
export function isSentenceOfParty(text: string): boolean {
  return speaks.test(text) || states.test(text.split(',', 1)[0] ?? '')
}

const chinese = /^[甲乙丙丁]方?$/u

/** Each of the parties that a preamble names and calls by its role from then on, as a labeled line of its own. */
export function calledParties(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  roles: RegExp,
): { readonly units: Unit[]; readonly end: number } | undefined {
  const first = sentences[at]
  if (first === undefined || first.kind === 'row' || first.order > lastOrder) return undefined
  const end = endOfPreamble(content, sentences, at)
  if (end === undefined) return undefined
  const raw = content.slice(first.start, end)
  const units: Unit[] = []
  let from = opening.exec(raw)?.[0].length ?? 0
  for (const match of raw.matchAll(called)) {
    const label = roleIn(match.slice(1), roles)
    const name = nameIn(raw, from, match.index)
    from = match.index + match[0].length
    if (label === undefined || name === undefined) continue
    const span = { start: first.start + name.start, end: first.start + name.end }
    const value = withoutLabel(raw.slice(name.start, name.end))
    const unit = labeledUnit({ ...span, label: capitalized(label), value }, first)
    units.push({ ...unit, namesReader: ofReader.test(label) })
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
): number | undefined {
  const first = sentences[at]
  if (first === undefined || first.end - first.start > longestPreamble) return undefined
  if (holdsCall(content, first)) return first.end
  let isOpen = first.text.endsWith(',')
  for (const next of sentences.slice(at + 1, at + sentencesOfName)) {
    if (next.end - first.start > longestName || next.kind === 'row') return undefined
    const calls = holdsCall(content, next)
    if (calls && (isOpen || opensCall.test(next.text))) return next.end
    if (calls || /[.:：]$/u.test(next.text)) return undefined
    isOpen = next.text.endsWith(',')
  }
  return undefined
}

/** The line itself says nothing else. */
const opensCall =
  /^[–—(-]|^(?:nachfolgend|nachstehend|im Folgenden|ci-après|hierna|di seguito|en adelante|zwan|именуем)/iu

function holdsCall(content: string, { start, end }: Span): boolean {
  return content.slice(start, end).search(called) >= 0
}

/** `Customer:    Orrin Tools Limited ("Customer")` says the role twice. */
function withoutLabel(name: string): string {
  return flattenSpace(name).replace(/^\p{Lu}[\p{L} ]{1,30}:\s/u, '')
}

function roleIn(names: readonly (string | undefined)[], roles: RegExp): string | undefined {
  return names
    .map((name) => flattenSpace(name ?? '').replace(article, ''))
    .find((name) => chinese.test(name) || isRole(name, roles))
}

/** `("you")` */
const ofReader = /^(?:you|sie|vous|usted|lei|você|u)$/iu

function isRole(name: string, roles: RegExp): boolean {
  return ofReader.test(name) || (name.length > 2 && name.search(roles) === 0)
}

function nameIn(raw: string, from: number, end: number): Span | undefined {
  const part = raw.slice(from, end)
  const lead = joins.exec(part)?.[0].length ?? 0
  const name = part
    .slice(lead)
    .trimEnd()
    .replace(/[\s,;]+$/u, '')
  if (name.length < 3 || name.length > longestName || !opensName.test(name)) return undefined
  if (isSentenceOfParty(name)) return undefined
  return { start: from + lead, end: from + lead + name.length }
}
