import { startsItem } from '../../text/lines.ts'
import { closeUp, flattenSpace } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'

/** What an authority, a court or a meeting does, in the words that stand in front of what it does it to. */
const verbs = [
  // English
  '(?:i|we|court|tribunal|judge|council|committee|authority|board|hereby) (?:hereby )?(?:have |has )?(?:(?:also|further) )?(?:orders?|ordered|refuses?|refused|grants?|granted|dismiss(?:es|ed)?|reject(?:s|ed)?|allow(?:s|ed)?|revokes?|revoked|declares?|declared|approves?|approved|resolves?|resolved|decides?|decided|determines?|determined)',
  // German
  '(?:bewillig|genehmig|untersag|versag|widerruf|gewähr|verpflicht|entscheid|beschließ|verurteil|weis|erteil|verweiger|erlass|erkläre)(?:e|en|t) (?:ich|wir)(?: hiermit)?(?: ab| zurück| auf)?',
  '(?:lehn|ordn|heb|weis|stell)(?:e|en|t) (?:ich|wir)(?: hiermit)?(?: ab| an| auf| zurück| ein)?',
  '(?:werden|wird) (?:hiermit )?(?:abgelehnt|bewilligt|genehmigt|zurückgewiesen|versagt|untersagt|aufgehoben|widerrufen|angeordnet)',
  '(?:bewilligt|genehmigt|untersagt|versagt|widerruft|verurteilt|beschließt|entscheidet|ordnet an|lehnt ab|weist ab)',
  // French
  '(?:décid|ordonn|condamn|rejett|refus|accord|autoris|débout|annul|confirm|infirm|déclar|fix|retir)(?:e|ons)',
  'arrête|arrêtons',
  // Spanish
  '(?:resuelv|deneg|denieg|conced|orden|desestim|estim|dispon|acuerd|decid|conden|autoriz|revoc|anul|declar)(?:o|e|a|go|emos|amos)',
  '(?:he|ha|hemos) (?:resuelto|acordado|decidido|denegado)',
  // Italian
  '(?:decid|dispon|ordin|decret|deliber|determin|resping|rigett|accogli?|condann|autorizz|revoc|annull|dichiar|neg|approv)(?:e|a|o|go)',
  // Portuguese
  '(?:decid|resolv|determin|indefir|indefer|defir|defer|conden|orden|autoriz|revog|declar|conced|rejeit)(?:o|e|a)',
  // Dutch
  '(?:besluit|beslist|weigert|weiger|verleent|verleen|veroordeelt|gelast|beveelt|verklaart)(?: (?:ik|wij|hierbij))?',
  '(?:wijs(?:t)?|wijzen|trek(?:t)?|trekken|ken(?:t)?|kennen|leg(?:t)?|leggen)(?: (?:ik|wij|het college|de rechtbank))?(?: hierbij)? (?:af|in|toe|op)',
  '(?:word(?:t|en)) (?:hierbij )?(?:afgewezen|toegekend|geweigerd|verleend|ingetrokken)',
  // Polish
  '(?:odmawia|przyznaj|orzeka|postanawia|uchyla|stwierdza|nakazuj|zezwala|ustala|umarza|oddala|zasądza|zobowiązuj|cofa|wyraża zgodę|nie wyraża zgody|utrzymuj)(?:m|my|ę|e|emy)?(?: w mocy)?',
  'oddala|zasądza|uchyla|odmawia|postanawia|orzeka',
  // Russian
  '(?:решил|постановил|определил|приказал|обязал)[аи]?|приказываю|постановляю|отказываю|отказать|разрешаю|предоставить|удовлетворить|обязать|взыскать',
]
const endsInVerdict = new RegExp(`(?<!\\p{L})(?:${verbs.join('|')})$`, 'iu')
const longest = 160
const linesBetween = 2
const longestPart = 1_500
const linesOfPart = 60
const opensSmall = /^["'“„«(]?\p{Ll}/u
const trailing = /[\s,:：]+$/u

/** A line as it is read: letters set apart closed up, spaces single. */
export function readLine(raw: string): string {
  return flattenSpace(closeUp(raw.trim()))
}

/** Whether a line ends in what is done to the things listed below it: `o d m a w i a m`, `Hiermit bewillige ich`. */
export function endsAsVerdict(raw: string): boolean {
  if (raw.length > longest) return false
  return endsInVerdict.test(readLine(raw).replace(trailing, ''))
}

/** The words of what is decided, and where they and what they govern stand. */
export interface Verdict {
  readonly verb: Span
  readonly object: Span
}

interface Line extends Span {
  readonly raw: string
}

/** What a document decides by a verb at the end of a line, above items or words that go on in small letters. */
export function verdictsIn(content: string): Verdict[] {
  const lines = linesOf(content)
  return lines.flatMap((line, at) => {
    if (!endsAsVerdict(line.raw)) return []
    const object = objectBelow(lines, at)
    const isTail = (lines[at - 1]?.raw.trim() ?? '') !== ''
    return object === undefined ? [] : [{ verb: isTail ? verbOf(line) : trimmed(line), object }]
  })
}

/** The verb alone, where its sentence began on a line above. */
function verbOf(line: Line): Span {
  const whole = trimmed(line)
  const at = line.raw.trimEnd().replace(trailing, '').search(endsInVerdict)
  return at < 0 ? whole : { start: line.start + at, end: whole.end }
}

function objectBelow(lines: readonly Line[], at: number): Span | undefined {
  const first = lines.findIndex(({ raw }, other) => other > at && raw.trim() !== '')
  const opening = lines[first]
  if (opening === undefined || first - at > linesBetween || !mayFollow(opening)) return undefined
  // A sentence that was merely wrapped behind its verb is whole already.
  if (first === at + 1 && !startsItem(opening.raw.trim())) return undefined
  let last = opening
  for (let next = first + 1; next < Math.min(lines.length, first + linesOfPart); next += 1) {
    const line = lines[next]
    if (line === undefined || line.end - opening.start > longestPart) break
    if (line.raw.trim() === '') continue
    const isParted = lines[next - 1]?.raw.trim() === ''
    if (endsAsVerdict(line.raw) || (isParted && !mayFollow(line))) break
    last = line
  }
  return { start: trimmed(opening).start, end: trimmed(last).end }
}

/** Whether a line may be what a verb above it governs: an item, or the rest of a sentence. */
function mayFollow({ raw }: Line): boolean {
  return startsItem(raw.trim()) || opensSmall.test(raw.trim())
}

function trimmed({ start, raw }: Line): Span {
  const lead = raw.length - raw.trimStart().length
  return { start: start + lead, end: start + raw.trimEnd().length }
}

function linesOf(content: string): Line[] {
  let start = 0
  return content.split('\n').map((raw) => {
    const line = { start, end: start + raw.length, raw }
    start += raw.length + 1
    return line
  })
}
