import { roughWordCount } from './normalize.ts'

const bulletPattern =
  /^(?:(?:[-–—*•●▪◦‣·∙○■□➢✓›▸►✔✗✘☒☐☑]|>>|=>|[→➔➜»](?=\s\p{Lu}))\s(?:\[\d{1,3}\]\s(?=\p{Lu}))?|\[[ xX✓]{0,2}\]\s|\[\d{1,3}\]\s(?=\p{Lu})|[（(]\p{Nd}{1,2}[）)](?=[^\p{ASCII}])|\p{Nd}{1,2}[．、]|[①-⑳・]|[ア-コ][ 　](?=\S)|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s)/u
const clausePattern =
  /^(?:\d{1,3}(?:\.\d{1,3}){1,4}\.?\s|§\s*\d|(?:article|section|clause|chapter|schedule|exhibit|annex|appendix|part|artikel|abschnitt|kapitel|artículo|articolo|artigo|chapitre)\s+[\divxlc]+\b)/iu
const numberedHeadingPattern = /^(?:\d{1,2}(?:\.\d{1,2})*\.?|§\s?\d{1,3}[a-z]?\.?)\s+\p{Lu}/u
/** `Résolution 4 – Bornes de recharge` */
const motionPattern =
  /^(?:r[ée]solution|motion|beschluss|antrag|tagesordnungspunkt|TOP|resoluci[oó]n|acuerdo|punto|risoluzione|delibera|delibera[cç][aã]o|ponto|point|item|besluit|agendapunt|uchwała)\s(?:n[°ºor.]{1,3}\s?)?\p{N}{1,3}\s?[–—:-]\s*\p{Lu}/iu
const speakerPattern =
  /^(?:[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s+)?\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}:\s/u
const markdownHeadingPattern = /^#{1,6}\s/u
const rulePattern = /^[\s\-=_*~.·•|+]+$/u
/** `- - - - -`, a line to cut along. */
export const cutLine = /(?:[-–—_✂]\s){4,}|✂/u
/** `=== cut here ===` */
const cutPattern =
  /^[\s\-–_=.✂]{3,80}(?:(?:please )?(?:cut|tear|detach)(?: (?:here|off|along here))?|(?:bitte )?hier (?:abtrennen|abschneiden)|à (?:découper|détacher)|découpe[rz] ici|recort(?:ar|e)(?: por aquí| aqui)?|cortar por aquí|(?:tagliare|ritagliare)(?: qui)?|destacar(?: por aqui)?|(?:hier )?(?:afknippen|afscheuren)|(?:tu )?(?:odciąć|odetnij)|линия отреза|切り取り線?|キリトリ線?|裁切线)[\s\-–_=.✂]{3,80}$/iu
const terminalPattern = /[.!?…。！？؟۔।:;,]["'”’»)\]]*$/u
/** Dots that lead from a label to its value. */
export const dotLeader = /(?:\s|\.)\.{4,}\s?|\s\.{2}\s/u
const pageNumber = /^(?:\p{N}{1,4}|[ivxlc]{1,6})$/iu
/** `Start date        4 January 2027` */
const labelRowPattern =
  /^\s*\p{Lu}[^\s.,;:!?|]*(?: (?:[^\s.,;:!?|]+|\p{N}+[.,]\p{N}+)){0,3} {4,}\S/u
const leaderLabel = /^\p{Lu}[^\s.,;:!?|]*(?: [^\s.,;:!?|]+){0,3}\.?$/u
/** `3  Walls, roof, two rooflights      18,620.00`; `3  Walls      17` is a line of a table of contents. */
const numberedFigureRowPattern =
  /^\s*\p{N}{1,3}[.)]?\s+\p{L}[^|\t\n!?]{1,70}(?<! ) {3,}(?! )(?:\p{Sc}|[A-Z]{3})?\s?(?:\p{N}{1,3}(?:[.,'’ ]\p{N}{3})*[.,]\p{N}{2}|(?<=\p{Sc}\s?)\p{N}[\p{N}.,]*)\s*$/u
/** `Balance to pay       2,760.84`, `Pension a year   £12,410   £15,930`, `Total incl. 19 % add. tax   119.00` */
const figureRowPattern =
  /^\s*(?:[-–•*]\s)?\p{L}(?:(?:[^|\t\n.!?]|(?<=(?<!\p{L})\p{L}{1,6})\.){0,62}|[^|\t\n.!?]{0,50}\.(?:[^|\t\n.!?]{1,12}|(?!\s+\p{Lu})[^|\t\n.!?]{13,50}))(?<! ) {3,}(?! )[(+−–-]?\s?(?:\p{Sc}|R\$|[A-Z]{3}\s)?\s?\p{N}\S*(?:\s+[^\s|]+){0,5}\s*$/u
const tableRowPattern = /\t| \| |｜|\|.*\||\S {3,}\S.* {3,}\S/u

/** True for lines such as `- item`, `(a) item` and `4.2 The Tenant`. */
export function startsItem(line: string): boolean {
  return bulletPattern.test(line) || clausePattern.test(line)
}

/** True for lines such as `Professor E: So`. */
export function startsSpeech(line: string): boolean {
  return speakerPattern.test(line)
}

export function isTableRow(line: string): boolean {
  return tableRowPattern.test(line)
}

const edgeOfCell = / \| |\t+|｜/u
const numberOfRow = /^\s*\p{N}{0,3}[.)|]?\s*$/u
const proseCellWords = 14

/** True for a line whose cells a bar or a tab parts, and which are too short to be sentences. */
export function isRowOfCells(line: string): boolean {
  if (!edgeOfCell.test(line)) return false
  const [first = '', ...others] = line.split(edgeOfCell)
  const cells = others.length + (numberOfRow.test(first) ? 0 : 1)
  return cells > 1 && roughWordCount(line) < proseCellWords * cells
}

const fewestWideCells = 3

/** True for a line of several cells that wide gaps part, and which are too short to be sentences. */
export function isGapRow(line: string): boolean {
  if (line.includes('\n') || !line.includes('   ')) return false
  const cells = line.trim().split(/ {3,}/u).length
  return cells >= fewestWideCells && roughWordCount(line) < proseCellWords * cells
}

/** True for a label and, behind a wide gap, figures. */
export function isFigureRow(line: string): boolean {
  if (line.length >= 200 || !line.includes('   ')) return false
  return figureRowPattern.test(line) || numberedFigureRowPattern.test(line)
}

/** `income of Mr T. Gil (Gil Ltd.)      31,284.00 a year`: the like in small letters, told by others around it. */
const smallFigureRowPattern =
  /^\s*\p{Ll}(?:[^|\t\n.!?]|\.(?!\s+\p{Lu})){1,62} {3,}(?:\p{Sc}\s?)?\p{N}[\p{N}.,\s]*(?:[^\s|]+ ?){0,3}$/u

/** True for a label in small letters and, behind a wide gap, a figure. */
export function isSmallFigureRow(line: string): boolean {
  return line.length < 200 && line.includes('   ') && smallFigureRowPattern.test(line.trimEnd())
}

/** `Ms Orrin – letter to the owner – by 4 May` */
const dashedRowPattern =
  /^\s*\p{Lu}[^–—|\t\n!?]{1,40}\s[–—]\s[^–—|\t\n]{3,90}\s[–—]\s[^–—|\t\n]{2,60}$/u

/** True for three cells that dashes part. */
export function isDashedRow(line: string): boolean {
  return line.length < 200 && dashedRowPattern.test(line.trimEnd())
}

/** `Konto: IBAN DE02 · Seebank Kiel`: parts that dots in the middle part, and no sentence. */
function isDottedRow(line: string): boolean {
  return line.includes(' · ') && !terminalPattern.test(line.trimEnd())
}

/** True for a short label and, behind a wide gap or dots, what it names. */
export function isLabelRow(line: string): boolean {
  if (line.length >= 200) return false
  return labelRowPattern.test(line) || leaderLabel.test(ledBy(line)?.label ?? '')
}

/** The two sides of `Report no. ....... 25-0503`; null for other lines, also for those of a table of contents. */
export function ledBy(line: string): { readonly label: string; readonly value: string } | null {
  const dots = dotLeader.exec(line)
  if (dots === null) return null
  const label = line.slice(0, dots.index).trim()
  const value = line.slice(dots.index + dots[0].length).trim()
  return label === '' || value === '' || pageNumber.test(value) ? null : { label, value }
}

export function isRule(line: string): boolean {
  return rulePattern.test(line) || cutPattern.test(line)
}

/** True for the number and the name of what is voted on. */
export function namesMotion(line: string): boolean {
  return line.length <= 120 && motionPattern.test(line) && !terminalPattern.test(line)
}

/** `VIN: KSMZZZ1T9K0047713` is a label with what it names; `FORECAST: 2027` is none. */
const codePattern = /^[^:]{2,30}:\s+(?!(?:19|20)\d\d$)\S*\d\S*$/u
/** `Owner: D Ferris        Due: 30 June`: two labels, each with its value. */
const labeledTwice = /^\p{Lu}[^:]{1,30}:\s+[^:]*\s\p{Lu}[^:\s]*(?: [^:\s]+){0,2}:\s+\S/u
/** `STOPPED – do not take; hand in to a pharmacy`. */
const explainedPattern = /^\p{Lu}{3,}(?: \p{Lu}+){0,4} [–—-] \p{Ll}[^.!?:|\d]{3,70}$/u

/** True when a trimmed line reads as a heading by its own looks: marked, in capitals, or short in title case. */
export function looksLikeHeading(line: string): boolean {
  if (line.length === 0 || line.length > 120) return false
  if (markdownHeadingPattern.test(line)) return true
  if (terminalPattern.test(line) && !/^\d{1,2}\.\s?\p{Lu}[^.]*\.?$/u.test(line)) return false
  const words = line.split(/\s+/u)
  if (words.length > 14) return false
  if (codePattern.test(line) || labeledTwice.test(line)) return false
  if (explainedPattern.test(line)) return true
  const letters = line.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return false
  const capitals = line.replace(/[^\p{Lu}]/gu, '').length
  if (capitals / letters.length > 0.7 && letters.length > 3) return true
  if (namesMotion(line)) return true
  if (numberedHeadingPattern.test(line) && words.length <= 9) return true
  if (words.length > 9 || !/^["'“(]?\p{Lu}/u.test(line)) return false
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word))
  return long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word))
}

const endsInKana = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）」]$/u
/** Particles and endings of words, with which nothing begins: a Japanese or Chinese sentence goes on. */
const opensAsRest =
  /^(?:[のはをがへ]|[にでとも](?=[\p{Script=Han}、])|から|まで|より|など|ため|とき|こと|もの|きは|され|させ|られ|する|した|して|しない|ませ|ます|です|である|でき|ない|なけれ|なった|いう|いて|いる|いない|ある(?=者|場合|とき|こと|[。、])|くださ|いただ|おそれ|[的了并及或与之](?=\p{Script=Han}))/u

/** `M. Prigent`, `1. Januar`, `2. OG rechts`: what looks like the mark of an item, and goes on with the line above it. */
const initialOrOrdinal =
  /^(?:(?:\p{Lu}\.\s?){1,2}\p{Lu}\p{Ll}|\d{1,2}\.\s(?:[OUED]G|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|stock|etage|quartal|halbjahr|jahrhundert)(?!\p{L}))/iu
const endsInPreposition =
  /\s(?:by|of|from|to|with|for|and|mr|the|von|vom|dem|den|der|am|im|zum|bis|seit|ab|und|mit|durch|par|de|du|à|avec|pour|et|chez|por|con|para|y|da|di|dal|del|e|com|van|door|met|en|aan|przez|od|do|z|dla|i|от|до|с|у|и|для)$/iu

/** Words behind which a sentence goes on: `you go on our`. */
const leavesOpen =
  /\s(?:a|an|the|our|your|my|his|her|its|their|this|these|those|or|as|than|which|whose|ein|eine[nmrs]?|das|die|unser\p{L}*|ihre?[nmrs]?|sein\p{L}*|oder|als|un|une|la|le|les|notre|nos|votre|vos|leurs?|ou|el|los|las|una|nuestr[oa]s?|su|sus|o|il|lo|gli|i|nostr[oaie]|vostr[oaie]|os|as|um|uma|noss[oa]s?|het|een|ons|onze|uw|hun|of|nasz\p{L}{0,2}|lub|наш\p{L}{0,2}|или)$/iu

/** Whether a line breaks off before words that only look like the name of somebody who speaks: `Priority list: …` */
function isBrokenOff(line: string): boolean {
  return line.length >= shortestWrapped && (leavesOpen.test(line) || endsInPreposition.test(line))
}

/** `see Section 2, Section 7,` in front of a line with the next one. */
function listsParts(line: string, next: string): boolean {
  const [part = ''] = /^\p{L}+(?= \p{N})/u.exec(next) ?? []
  return part !== '' && line.endsWith(',') && line.includes(` ${part} `)
}

/** Whether what opens a line like an item only goes on with the sentence of the line above. */
function isRestOfSentence(line: string, next: string): boolean {
  if (listsParts(line, next)) return true
  return (
    initialOrOrdinal.test(next) && endsInPreposition.test(line) && line.length >= shortestWrapped
  )
}
const shortestWrapped = 40

/** Whether the line break after `line` ends a paragraph, item, row or heading rather than wrapping one. */
export function breaksBetween(line: string, next: string): boolean {
  if (line === '' || next === '') return true
  if (isRestOfSentence(line, next)) return false
  if (startsItem(next)) return true
  if (startsSpeech(next)) return !isBrokenOff(line)
  if (markdownHeadingPattern.test(line) || markdownHeadingPattern.test(next)) return true
  if (cutLine.test(line) || cutLine.test(next)) return true
  if (isTableRow(line) || isTableRow(next) || isRule(line) || isRule(next)) return true
  if (isLabelRow(line) && isLabelRow(next)) return true
  if (labeledTwice.test(line)) return true
  if (isFigureRow(line) || isFigureRow(next)) return true
  if (isDashedRow(line) && isDashedRow(next)) return true
  if (isDottedRow(line) && isDottedRow(next)) return true
  if (isSmallFigureRow(line) && isSmallFigureRow(next)) return true
  const opensLower = /^["'“(]?\p{Ll}/u.test(next)
  if (opensLower) return line.length > 200 && terminalPattern.test(line)
  if (opensAsRest.test(next) && endsInKana.test(line)) return false
  if (line.length > 160) return true
  if (looksLikeHeading(line))
    return !/\b(?:of|the|and|for|in|to|by|with|a|an|or|und|der|de|la|et)$/iu.test(line)
  if (looksLikeHeading(next) && terminalPattern.test(line)) return true
  return line.length < 40 && !/[,;]$/u.test(line) && !leavesOpen.test(line)
}

export interface LinesMeasured {
  /** Characters of the longest line. */
  readonly longest: number
  /** Whether each line begins something: none is the rest of the sentence before it. */
  readonly isList: boolean
}

const opensNew = /^["'“„«(]?[\p{Lu}\p{N}]/u
const endsFull = /[.!?…;,:]["'”’»)\]]*$/u
const fewestInList = 3
/** Lines of a proportional font are of different lengths for the same width. */
const shortShare = 0.8

/** What the lines between two empty ones tell about their breaks. */
export function measureLines(lines: readonly string[]): LinesMeasured {
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  const isList =
    lines.length >= fewestInList &&
    lines.every((line) => opensNew.test(line)) &&
    lines.slice(0, -1).every((line) => !endsFull.test(line)) &&
    lines.filter(({ length }) => length < shortShare * longest).length >= lines.length / 2
  return { longest, isList }
}

/** Whether a line ends before its sentence would have been wrapped: the next word had room on it. */
export function endsEarly(line: string, next: string, { longest, isList }: LinesMeasured): boolean {
  if (endsFull.test(line) || !opensNew.test(next) || isBrokenOff(line)) return false
  const word = next.indexOf(' ') < 0 ? next.length : next.indexOf(' ')
  return isList || line.length + 1 + word < shortShare * longest
}
