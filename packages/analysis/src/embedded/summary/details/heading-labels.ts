import { startsItem } from '../../../text/lines.ts'
import type { Stemmer } from '../../../text/words/tokens.ts'
import { opensAsClause, type Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { isGreeting } from '../../document/wording/noise.ts'
import { looksLikeAddress } from '../../findings/parties/address-blocks.ts'
import { addressesSomebody, namesOrganization } from '../../findings/parties/parties.ts'
import type { Unit } from '../../findings/units/unit.ts'
import { excludes } from '../lines/lead.ts'

const mostBehindHeading = 6
const mostWordsOfHeading = 5
const longestHead = 60_000
const linesOfHead = 60
/** `Item      Price`: the names of columns over a table. */
const namesColumns = /\S(?: {3,}|\t)\S/u

/** What a sentence is labeled with that has no noun of its own: the heading that names what it is about, or nothing. */
export function createHeadingLabels(
  reading: Reading,
  titles: readonly string[],
): (unit: Unit) => string {
  const { content, headings, stemmer } = reading
  const head = content.slice(0, longestHead)
  const known = titles.map((name) => name.toLowerCase())
  const closing = closingBlocks(reading)
  const letterhead = endOfLetterhead(content)
  const byText = new Map<string, Sentence[]>()
  for (const each of headings) byText.set(each.text, [...(byText.get(each.text) ?? []), each])
  return (unit) => {
    const { sentence, heading: text, behindHeading } = unit
    if (behindHeading > mostBehindHeading || closing.has(sentence.block)) return ''
    if (known.some((name) => name.includes(text.toLowerCase())) || saysNothing.test(text)) return ''
    const heading = byText.get(text)?.findLast(({ order }) => order < sentence.order)
    if (heading !== undefined) {
      // Only the names of its columns are between a table and its heading.
      const opensTable = unit.kind === 'row' && behindHeading === 0
      if (heading.end <= letterhead) return ''
      if (namesColumns.test(content.slice(heading.start, heading.end))) return ''
      if (!opensTable && !isAbout(content, sentence, heading)) return ''
      if (opensAsClause(text) && behindHeading > 0 && !excludes.test(text)) return ''
    }
    return calm(headingLabel(text), head, stemmer)
  }
}

/** Where a letter greets its reader: what stands above is an address. */
function endOfLetterhead(content: string): number {
  let at = 0
  for (const line of content.slice(0, longestHead).split('\n', linesOfHead)) {
    if (isGreeting(line.trim())) return at
    at += line.length + 1
  }
  return 0
}

/** Whether a sentence is of the first paragraph below a heading, an item of a list, or repeats a word of the heading. */
function isAbout(content: string, sentence: Sentence, heading: Sentence): boolean {
  if (sentence.block - heading.block <= 1) return true
  const start = content.lastIndexOf('\n', sentence.start - 1) + 1
  if (startsItem(content.slice(start, sentence.start + 20).trim())) return true
  return heading.stems.some((stem) => sentence.stems.includes(stem))
}

/** `Orme Ltd`, `35600 REDON`, `Avv. Paolo Donati`: a line of an address, or who signs. */
const titled =
  /^(?:Geom|Avv|Dott|Ing|Arch|Rag|Dr|Prof|Mrs?|Ms|Lic|Mag|Mtre|Me|Mgr|inż|mgr|Abg|Dra)\.ssa?\s|^(?:Geom|Avv|Dott|Ing|Arch|Rag|Dr|Prof|Mrs?|Ms|Lic|Mag|Mgr|Dra)\.?\s\p{Lu}/u

function namesSomebody(heading: string): boolean {
  return (
    /^\p{N}{4}/u.test(heading) ||
    titled.test(heading) ||
    namesOrganization(heading) ||
    addressesSomebody(heading) ||
    looksLikeAddress(heading)
  )
}

/** `SECTION D  OUTSIDE` */
const ofSection =
  /^(?:section|part|teil|abschnitt|partie|sección|parte|sezione|secção|deel|część|раздел|часть)\s(?:\p{Lu}|\p{N}{1,2}|[IVX]{1,4})\b[\s.:–—-]*(?=\p{Lu})/iu

/** `If something goes wrong` says when, and not what a value below it is; `Please read first` asks something. */
const saysNothing =
  /^(?:please|bitte|veuillez|merci|por favor|si prega|prosimy|пожалуйста|if|in case|wenn|falls|si|en cas|se|in caso|no caso|als|indien|jeśli|jeżeli|если|如果|もし|إذا)(?!\p{L})|[?？]$/iu
const fewestSections = 3

/** Paragraphs that close a document and only seem to belong to its last section: all sections before have one. */
function closingBlocks({ candidates }: Reading): ReadonlySet<number> {
  const sections: { heading: string; blocks: number[] }[] = []
  for (const { sentence } of candidates) {
    if (sentence.kind !== 'prose') continue
    const last = sections.at(-1)
    if (last?.heading !== sentence.heading) {
      sections.push({ heading: sentence.heading, blocks: [sentence.block] })
    } else if (last.blocks.at(-1) !== sentence.block) last.blocks.push(sentence.block)
  }
  const last = sections.at(-1)
  const before = sections.slice(0, -1).filter(({ heading }) => heading !== '')
  const isSingle = before.length >= fewestSections && before.every((one) => one.blocks.length === 1)
  return new Set(isSingle ? last?.blocks.slice(1) : [])
}

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôûåæøąęё]|[^a-z]/u

/** Words of three letters are mostly abbreviations, these are none. */
const shortWords =
  /^(?:bit|get|pay|our|own|fee|tax|use|end|day|out|due|law|may|can|new|who|how|why|car|dog|cat|eat|gas|bed|job|pet|bin|key)$/iu

/** A heading in capitals in the letters that its words have elsewhere: `PLACE OF WORK` becomes `Place of work`. */
function calm(heading: string, head: string, { isStopWord }: Stemmer): string {
  if (heading !== heading.toUpperCase()) return heading
  const words = heading.split(' ').map((word) => {
    const lower = word.toLowerCase()
    if (word === 'I') return word
    if (shortWords.test(word)) return lower
    const isWord = word.length > 3 && vowel.test(lower)
    return isWord || head.includes(lower) || isStopWord(lower) ? lower : word
  })
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Headings of other languages that say where something stands and not what it is about: `Ponto dois`, `Cláusulas`, `Varie`. */
const tellsNothing =
  /^(?:(?:ponto|punto|point|punkt|пункт|البند|cláusula|artículo|artigo|articolo)\s\p{L}+|primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|s[eé]ptim[ao]|octav[ao]|noven[ao]|d[eé]cim[ao]\p{L}*|reunidos|exponen|cláusulas|estipulaciones|manifiestan|préambule|preambolo|premess[ae]|präambel|preâmbulo|considerandos?|begründung|gründe|hinweise|nebenbestimmungen|motivazion[ei]|varie|vari[ea] ed eventuali|divers|questions diverses|verschiedenes|sonstiges|overige?|slotbepalingen|dispositions diverses|disposizioni (?:varie|finali)|disposiciones (?:generales|finales)|disposições (?:gerais|finais)|schlussbestimmungen|różne|postanowienia (?:końcowe|ogólne)|разное|прочее|прочие условия|заключительные положения|общие положения|outros assuntos|otros|ruegos y preguntas|その他|雑則|其他|附则|أحكام عامة|أحكام ختامية)$/iu

/** `Stopped – do not take` is a label without what explains it. */
const explained = /\s[–—]\s\p{Ll}.*$/u

/** A short heading that is neither a date, an address, a greeting nor a line with a label. */
function headingLabel(whole: string): string {
  const heading = whole.replace(explained, '').replace(ofSection, '')
  if (isGreeting(`${heading},`) || namesSomebody(heading)) return ''
  const name = heading.replace(/^(?:[\p{N}.§)ºª°\s]+|[IVX]+\s?[.–-]\s)|[.:。：]+$/gu, '')
  if (name.split(' ').length > mostWordsOfHeading) return ''
  return /[:,]|\p{N}/u.test(name) || tellsNothing.test(name) ? '' : name
}
