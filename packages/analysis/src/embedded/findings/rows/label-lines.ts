import { ledBy } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { isPageFurniture } from '../../document/wording/noise.ts'
import type { Language } from '../../languages/load-language.ts'
import { isSentenceOfParty } from '../parties/called-parties.ts'
import { addressesSomebody } from '../parties/parties.ts'
import { labeledUnit, proseUnit, type Unit } from '../units/unit.ts'

const labeled = /^([\p{L}\p{N}（(](?:[^:：|。.!?]|\.(?=\s?[:：])){0,58}?)\s*[:：]\s*(\S.*)$/su
const wideLabeled =
  /^(?:[（(][\p{N}]{1,3}[）)])?\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,10})\u3000+(\S.*)$/su
const marker = /^(?:[（(]?[\p{N}]{1,3}[.)）．、]|[①-⑳]|[*=~#_–—-]{2,}(?=\s)|[-–•*]|[a-z][.)])\s*/u
const leadingOrnament = /^[*=~#_–—-]{2,}\s+/u
const trailingOrnament = /(?<!\s)\s+[*=~#_–—-]{2,}$/u
const time = /^\d{1,2}$/u
const endsInYear = /(?<!\p{N})(?:19|20)\p{N}\p{N}$/u
const mostLabelWords = 8
const mostValueWords = 30
const mostRoleWords = 3
/** A number behind an abbreviation that does without a colon. */
const numbered =
  /^((?:\p{L}[\p{L}.'’-]*\s{1,60}){0,4}(?:no|nos|nr|núm|tel|ref|fax)\.|(?:\p{L}[\p{L}.'’-]*\s{1,60}){0,4}(?:n\.?[º°o]|№))\s*((?=(?:\p{Lu}{1,5}\s)?\S*\d)\S.{2,60})$/iu
/** `Our ref   ZX 40`, `Unser Zeichen   7/26`: the name of a number and a gap. */
const numberedByGap =
  /^((?:\p{L}[\p{L}.'’/-]{0,20} ){0,3}\p{L}[\p{L}.'’/-]{0,20})\s{2,60}((?=\P{N}{0,8}\p{N})[\p{Lu}\p{N}][\p{L}\p{N} ./-]{2,40})$/iu
/** `ABN 00 417 220 063`, `УИН 18800000000003170025` */
const acronymOfNumber = /^(\p{Lu}{2,6}) (\p{N}[\p{N} ./-]{7,40})$/u
const sentenceBreak = /\.\s+\p{Lu}\p{L}+\s/u
const besideRole = /^(\p{Lu}.{2,70}?)\s{3,}(\p{L}[\p{L} ]{2,30})$/u
const beforeRole = /^(\p{Lu}.{4,140}?),?\s*[（(](\p{L}[\p{L} ]{2,30})[）)],?$/u
/** `Penrose Limited, of 40 Sackville Gate (the "Customer"); and` */
const beforeQuotedRole =
  /^(\p{Lu}[^"“”„«»()（）]{4,240}?),?\s*[（(][\p{L}\s]{0,30}["“„«‘']([\p{L} ]{3,30})["”“»’'][）)][.,;]?(?:\s\p{Ll}{1,3})?$/u
/** A word of some length and a full stop, or an address. */
const endsPlainly = /(?:\p{Ll}{5}|\p{N}\p{Ll}{2}|\p{N}\p{Lu}{2}|\p{N}{3}|[)"”])[.!?]$/u
const isBlank = /^[_.…\s-]*$/u
const longestLine = 600

/** The labeled lines of a sentence that the parser took for prose, a heading or noise. */
export function labelLines(content: string, sentence: Sentence, language: Language): Unit[] {
  const units: Unit[] = []
  let start = sentence.start
  const lines = linesOf(content.slice(start, lineEnd(content, sentence)))
  for (const [at, raw] of lines.entries()) {
    if (raw.length <= longestLine && !isMidSentence(raw, lines, at)) {
      // `田中　花子　様` is a name and no label.
      const cells = addressesSomebody(raw.trim()) ? [] : cellsOfLine(raw)
      for (const { text, at } of cells) {
        const unit =
          labelUnit(text, start + at, sentence, language) ??
          (at > 0 ? plainCell(text, start + at, sentence) : undefined)
        if (unit !== undefined && !isPageFurniture(unit.text, language)) units.push(unit)
      }
    }
    start += raw.length + 1
  }
  return units
}

const opensLabeled = /^\s*[^\s:：][^:：]{0,40}[:：]\s/u
const goesOnSmall = /^\s*\p{Ll}/u
const endsOpen = /[\p{Ll}\p{N},)]$/u
const fewestOfWrapped = 50

/** Lines, a labeled one together with those below it that only go on with it. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const raw of text.split('\n')) {
    const above = lines.at(-1)
    if (above !== undefined && isWrapped(above, raw)) lines[lines.length - 1] = `${above}\n${raw}`
    else lines.push(raw)
  }
  return lines
}

function isWrapped(above: string, raw: string): boolean {
  if (above.length > longestLine || !goesOnSmall.test(raw) || opensLabeled.test(raw)) return false
  const last = above.slice(above.lastIndexOf('\n') + 1).trimEnd()
  if (last.length < fewestOfWrapped || !endsOpen.test(last)) return false
  return opensLabeled.test(above) && !/\S {3,}\S/u.test(above) && !/\S {3,}\S/u.test(raw)
}

const wideGap =
  /(?<=[^\s:：]) {4,}|(?<=[^\s:：])\s*\t\s*|(?<=[^\s:：]) {2,}(?=\p{L}[^\s:：]*(?: [^\s:：]+){0,2}[:：]\s)/u

/** What is on the right of an address or a name: `Orme Council            Our file: 7/26`. */
const gapBeforeLabel = /(?<=\S) {4,}(?=\p{L}[^:：]{1,40}[:：]\s?\S)/u

/** `Model No. PK-40          Serial No. 7450 A 118` */
const gapBeforeNumber =
  /(?<=\S) {4,}(?=(?:\p{L}{1,20} ){0,2}(?:nos?|nr|núm|ref|tel|fax|n[°º])\.\s)/iu

/** A line of a letterhead with something on its right, such as `Our reference: 7/2026          Hull, 3 May 2026`, in two. */
function cellsOfLine(raw: string): { readonly text: string; readonly at: number }[] {
  const isLabeled = /^\s*[^\s:：][^:：]{0,40}[:：]/u.test(raw)
  const line = raw.trimEnd()
  const gap = (isLabeled ? wideGap : gapBeforeLabel).exec(line) ?? gapBeforeNumber.exec(line)
  if (gap === null || raw.slice(0, gap.index).trim() === '') return [{ text: raw, at: 0 }]
  const right = gap.index + gap[0].length
  return [
    { text: raw.slice(0, gap.index), at: 0 },
    { text: raw.slice(right), at: right },
  ]
}

/** What is on the right of a labeled line and bears no label, as the date of a letter does. */
function plainCell(raw: string, start: number, sentence: Sentence): Unit {
  const text = flattenSpace(raw)
  const end = start + raw.trimEnd().length
  return proseUnit({ start, end, text, words: roughWordCount(text) }, sentence)
}

/** How many characters of ornament a line has on either side: `*** DUE DATE: 2 JULY ***`. */
export function ornamentsOf(line: string): { readonly lead: number; readonly tail: number } {
  return {
    lead: leadingOrnament.exec(line)?.[0].length ?? 0,
    tail: trailingOrnament.exec(line)?.[0].length ?? 0,
  }
}

/** Whether a line is the middle of a sentence, or goes on in small letters on the next. */
function isMidSentence(raw: string, lines: readonly string[], at: number): boolean {
  return goesOn(lines[at - 1], raw) || goesOn(raw, lines[at + 1])
}

function goesOn(line = '', next = ''): boolean {
  return line.trim().length >= fewestOfWrapped && /^\s*["'“(]?\p{Ll}/u.test(next)
}

const mostBehind = 120
const fewestWordsOfSentence = 6

/** Undone where the colon is inside of backticks: `better support for `node: test``. */
function inQuotedCode(match: RegExpExecArray | null): RegExpExecArray | null {
  const [, label = ''] = match ?? []
  return label.split('`').length % 2 === 0 ? null : match
}

/** The end of the line on which a sentence ends: an abbreviation may have ended a short one too early. */
function lineEnd(content: string, { end, words, text }: Sentence): number {
  if (words >= fewestWordsOfSentence && endsPlainly.test(text)) return end
  const rest = content.slice(end, end + mostBehind)
  const at = rest.indexOf('\n')
  // What goes on below is another sentence.
  const isOther =
    at > 0 && goesOnSmall.test(rest.slice(at + 1)) && endsOpen.test(rest.slice(0, at).trimEnd())
  if (isOther && opensLabeled.test(text)) return end
  return at < 0 ? (rest.length < mostBehind ? content.length : end) : end + at
}

function labelUnit(
  raw: string,
  lineStart: number,
  sentence: Sentence,
  language: Language,
): Unit | undefined {
  const lead = raw.length - raw.trimStart().length + (marker.exec(raw.trimStart())?.[0].length ?? 0)
  const full = raw.slice(lead).trimEnd()
  const line = full.slice(0, full.length - ornamentsOf(full).tail)
  const named = labelAndValue(line, language) ?? roleAndName(line, language)
  if (named === undefined) return undefined
  const { label, value } = named
  const start = lineStart + lead
  return labeledUnit({ start, end: start + line.length, label, value }, sentence)
}

/** The colon is in the value: `Audited   Orme Group (companies: Orme Ltd, …`. */
const gapInLabel = / {4,}|\u3000+/u
/** What goes on in the next line. */
const openBracket = /\s*[（(][^（）()]*$/u

interface Named {
  readonly label: string
  readonly value: string
}

/** `Policy number: OM/77`, `Claim No. K7QZ491`. */
function labelAndValue(line: string, language: Language): Named | undefined {
  const byColon = inQuotedCode(labeled.exec(line))
  const dots = ledBy(line)
  // `Tenant: J. Orme, passport 4410.....7` hides a number behind its dots.
  const led = byColon === null || !/[:：]\s/u.test(dots?.label ?? '') ? dots : null
  const byGap = byColon === null ? null : gapInLabel.exec(byColon[1] ?? '')
  const match = byColon ?? wideLabeled.exec(line) ?? numberIn(line, language)
  const isSplit = byGap !== null
  const label = flattenSpace(
    led?.label ?? (isSplit ? line.slice(0, byGap.index) : (match?.[1] ?? '')),
  ).replace(/\s*[（(][^）)]*[）)]?$/u, '')
  const value = flattenSpace(
    led?.value ??
      (isSplit
        ? line.slice(byGap.index + byGap[0].length).replace(openBracket, '')
        : (match?.[2] ?? '')),
  )
  const isTime = /\p{N}$/u.test(label) && /^\p{N}/u.test(value) && !endsInYear.test(label)
  if (led === null && isTime) return undefined
  if (label === '' || time.test(label) || roughWordCount(label) > mostLabelWords) return undefined
  if (roughWordCount(value) > mostValueWords || value.startsWith('//')) return undefined
  if (isBlank.test(value) || isTorn(value)) return undefined
  return { label, value }
}

/** A number and nothing behind it: `The cellar is No. 12. The roof is not let.` names none. */
function numberIn(line: string, language: Language): RegExpExecArray | null {
  const match = numbered.exec(line) ?? numberBehindGap(line, language) ?? acronymOfNumber.exec(line)
  return match === null || sentenceBreak.test(match[2] ?? '') ? null : match
}

function numberBehindGap(line: string, { phrases }: Language): RegExpExecArray | null {
  const match = numberedByGap.exec(line)
  const lastWord = match?.[1]?.split(' ').at(-1) ?? ''
  return phrases.namesReference.test(lastWord) ? match : null
}

/** Whether a value closes a bracket that was opened before it. */
function isTorn(value: string): boolean {
  return /^[^(（]*[)）]/u.test(value)
}

/** `Northgate Trust      Claimant`, `Wohnbau eG, Lindenallee 4 (Vermieterin)`. */
function roleAndName(line: string, language: Language): Named | undefined {
  const roles = language.facts.party
  const match = besideRole.exec(line) ?? beforeRole.exec(line) ?? beforeQuotedRole.exec(line)
  const value = flattenSpace(match?.[1] ?? '')
  const label = flattenSpace(match?.[2] ?? '')
  if (value === '' || roughWordCount(label) > mostRoleWords) return undefined
  // `Tenant      Landlord` is where both sign.
  if (!/\s/u.test(value) && value.search(roles) === 0) return undefined
  if (isSentenceOfParty(value, language)) return undefined
  return label.search(roles) === 0 ? { label, value } : undefined
}
