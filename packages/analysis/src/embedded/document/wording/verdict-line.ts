import { startsItem } from '../../../text/lines.ts'
import { closeUp, flattenSpace } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'

/** What is done to the things named behind it: refused, granted, taken away. Without it they read as if the opposite held. */
const turning = [
  '(?:i|we|court|tribunal|judge|council|committee|authority|board|hereby) (?:hereby )?(?:have |has )?(?:(?:also|further) )?(?:refuses?|refused|grants?|granted|dismiss(?:es|ed)?|reject(?:s|ed)?|allow(?:s|ed)?|revokes?|revoked|approves?|approved|withdraws?|withdrawn|prohibits?|prohibited)',
  '(?:bewillig|genehmig|untersag|versag|widerruf|gewähr|verweiger|erteil|weis|verbiet)(?:e|en|t) (?:ich|wir)(?: Ihnen| hiermit)*(?: ab| zurück)?',
  '(?:lehn|heb|stell|erkenn)(?:e|en|t) (?:ich|wir)(?: hiermit)?(?: ab| auf| ein| an)?',
  '(?:werden|wird) (?:hiermit )?(?:abgelehnt|bewilligt|genehmigt|zurückgewiesen|versagt|untersagt|aufgehoben|widerrufen)',
  'bewilligt|genehmigt|untersagt|versagt|widerruft|lehnt ab|weist ab',
  '(?:rejett|refus|accord|autoris|débout|annul|retir|interdi)(?:e|ons|t|sons)',
  '(?:deneg|denieg|conced|desestim|estim|autoriz|revoc|anul|prohíb)(?:o|e|a|emos|amos)',
  '(?:resping|rigett|accogli?|autorizz|revoc|annull|neg|conced|viet)(?:e|a|o|go)|approva',
  '(?:indefir|indefer|defir|defer|autoriz|revog|conced|rejeit|proíb)(?:o|e|a)',
  '(?:weiger|verleen|verbied)t?(?: (?:ik|wij|hierbij))*',
  '(?:wijst?|wijzen|trekt?|trekken|kent?|kennen)(?: (?:ik|wij|hierbij|het college|de rechtbank))* (?:af|in|toe)',
  '(?:wordt|worden) (?:hierbij )?(?:afgewezen|toegekend|geweigerd|verleend|ingetrokken)',
  '(?:odmawia|przyznaj|uchyla|zezwala|cofa|oddala|zakazuj)(?:m|my|ę|e|emy)?|(?:nie )?wyraża(?:m|my)? zgod[yę]',
  'отказываю|отказать|разрешаю|предоставить|запрещаю|удовлетворить|отменить',
]
/** What announces that something is decided; what it is, the words behind it say by verbs of their own. */
const announcing = [
  '(?:i|we|court|tribunal|judge|council|committee|authority|board|hereby) (?:hereby )?(?:have |has )?(?:orders?|ordered|declares?|declared|resolves?|resolved|decides?|decided|determines?|determined)',
  '(?:entscheid|beschließ|verurteil|verpflicht|ordn|erlass|erkläre)(?:e|en|t) (?:ich|wir)(?: hiermit)?(?: an)?|beschließt|entscheidet|ordnet an',
  '(?:décid|ordonn|condamn|confirm|infirm|déclar)(?:e|ons)|arrête|arrêtons',
  '(?:resuelv|orden|dispon|acuerd|decid|conden|declar)(?:o|e|a|go|emos|amos)|(?:he|ha|hemos) (?:resuelto|acordado|decidido)',
  '(?:decid|dispon|ordin|decret|deliber|determin|condann|dichiar)(?:e|a|o|go)',
  '(?:decid|resolv|determin|conden|orden|declar)(?:o|e|a)',
  '(?:besluit|beslist|veroordeelt|gelast|beveelt|verklaart)(?: (?:ik|wij|hierbij))?',
  '(?:orzeka|postanawia|stwierdza|nakazuj|ustala|umarza|zasądza|zobowiązuj)(?:m|my|ę|e|emy)?',
  '(?:решил|постановил|определил|приказал|обязал)[аи]?|приказываю|постановляю|обязать|взыскать',
]
const endsIn = (verbs: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${verbs.join('|')})$`, 'iu')
const endsInTurning = endsIn(turning)
const endsInVerdict = endsIn([...turning, ...announcing])
const holdsTurning = new RegExp(`(?<!\\p{L})(?:${turning.join('|')})(?!\\p{L})`, 'iu')
const longest = 160
const longestVerdict = 80
const endsInWord = /[\p{L}\p{M}]/u
const linesBetween = 2
const longestPart = 1_500
const linesOfPart = 60
const opensSmall = /^["'“„«(]?\p{Ll}/u
const trailing = /[\s,:：]+$/u

/** A line as it is read: letters set apart closed up, spaces single. */
export function readLine(raw: string): string {
  return flattenSpace(closeUp(raw.trim()))
}

/** Whether a sentence grants, refuses or dismisses something, wherever its verb stands. */
export function turnsSomething(text: string): boolean {
  return holdsTurning.test(text)
}

/** Whether a line ends in what is done to the things listed below it: `o d m a w i a m`, `Hiermit bewillige ich`. */
export function endsAsVerdict(raw: string): boolean {
  return endsInVerdict.test(endOf(raw))
}

/** Whether it ends in a verb such as `I refuse`, without which the things below read as if the opposite held. */
export function turnsItems(raw: string): boolean {
  return endsInTurning.test(endOf(raw))
}

/** `The rights we grant`: the name of a section, and no verdict. */
const relative =
  /(?<!\p{L})(?:rights?|licen[cs]es?|permissions?|things?|items?|claims?|what|which|that) (?:i|we) \p{L}+$/iu

/** The last words of a line that is short and ends in a word, where alone a verdict may stand. */
function endOf(raw: string): string {
  if (raw.length > longest) return ''
  const bare = raw.replace(trailing, '')
  if (relative.test(bare)) return ''
  return endsInWord.test(bare.slice(-1)) ? readLine(bare).slice(-longestVerdict) : ''
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
