import { roughWordCount } from '../../../../text/normalize.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { dangles } from '../../../document/wording/dangling.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import { countsVotes } from '../../lines/antecedent.ts'
import { overlaps } from '../../lines/overlaps.ts'
import { inDocumentOrder } from '../../points.ts'
import { numeral, spanOf } from './sum-beside.ts'

const maxWords = 45
const most = 3
const leastDecision = 0.6
const fewestWords = 5
const fewestOfOthers = 8
const surely = 0.85
/** The largest sum that a meeting spends is what most ask about. */
const ofLargest = 1.5
/** A further one is told that weighs nearly as much. */
const leastOfOthers = 0.4

/** `Vote: 12 in favor, 3 against` does not say what of. */
const countOfVotes =
  /^(?:votes?|voting|abstimmung(?:sergebnis)?|stimmen|votación|votazione|votação|stemming|głosowanie)$/iu

/** That the last minutes were approved is no decision that anybody looks for. */
const earlierMinutes =
  /(?<!\p{L})(?:minutes of|protokoll|niederschrift|notulen|procès-verbal|verbale (?:della|del)|acta (?:de la|anterior)|ata (?:da|anterior)|protok[oó]ł|протокол)|محضر|前回.{0,6}議事録|上次.{0,6}纪要/iu

/** How decisions may be fought is none. */
const mayBeContested =
  /(?<!\p{L})(?:may be (?:appealed|challenged|contested)|angefochten|anfechtung\p{L}*|contestées?|recours contre|impugn\p{L}+|aangevochten|zaskarż\p{L}+|обжалов\p{L}+)(?!\p{L})/iu

/** What was put off was not decided. */
const putsOff =
  /(?<!\p{L})(?:defer(?:red)?|postponed?|adjourned?|vertagt|verschoben|zurückgestellt|report(?:ée?|er)|ajourné|aplaza\p{L}*|pospon\p{L}+|rinvia(?:to|ta|re)|adia(?:do|da|r)|uitgesteld|aangehouden|odroczon\p{L}|перенес\p{L}+|отложен\p{L}*)(?!\p{L})|推迟|延期|تأجيل/iu

/** `for 118 · against 14`: a line that counts names nothing that was decided. */
const tallies =
  /(?<!\p{L})(?:against|gegen(?:stimmen)?|nein|contre|en contra|contrari|contra|tegen|przeciw|против)(?!\p{L})[\s:]*\p{N}/iu
const onlyCounts =
  /^\p{N}+ (?:for|in favou?r|votes)(?!\p{L})|^(?:carried|lost|passed|defeated),? (?:by )?\p{N}/iu

/** The weightiest things that minutes record: the first of them whole, others as far as there is room. */
export function chiefResolutions({ content, findings, rules }: Reading): Excerpt[] {
  const decided = findings.filter(({ decision }) => decision >= leastDecision)
  const largest = Math.max(0, ...decided.map(sumIn))
  const worth = (found: WeighedUnit): number => {
    const { decision, fact, unit } = found
    const isNone =
      unit.words < fewestWords ||
      countsVotes(unit) ||
      onlyCounts.test(unit.text) ||
      countOfVotes.test(unit.label) ||
      earlierMinutes.test(unit.text) ||
      mayBeContested.test(unit.text)
    if (isNone) return 0
    return (
      0.5 * decision +
      fact +
      (isSure(found) && sumIn(found) === largest && largest > 0 ? ofLargest : 0) -
      (unit.text.search(rules.patterns.condition) < 0 ? 0 : 0.8) -
      (putsOff.test(unit.text) ? 1 : 0) -
      (tallies.test(unit.text) ? 1 : 0) -
      (dangles(unit.text, rules) ? 1 : 0)
    )
  }
  const ranked = decided
    .map((found) => ({ found, value: worth(found) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
  const [best] = ranked
  const chosen: Excerpt[] = []
  let words = 0
  for (const { found, value } of ranked) {
    if (chosen.length === most || value < leastOfOthers * (best?.value ?? 0)) break
    const { unit } = found
    const told = unit.kind === 'sentence' ? excerptOf(content, unit, maxWords) : spanOf(found)
    if (chosen.length > 0 && !isLike(found, best?.found)) continue
    const isRoom = chosen.length === 0 || words + roughWordCount(told.text) <= maxWords
    if (!isRoom || chosen.some((one) => overlaps(one, told))) continue
    words += roughWordCount(told.text)
    chosen.push(told)
  }
  return inDocumentOrder(chosen)
}

/** `Resolution 14: …` beside `Resolution 12: …`, or a sentence that is sure to decide; other lines tell who does what. */
function isLike({ unit, decision }: WeighedUnit, best: WeighedUnit | undefined): boolean {
  if (unit.kind === 'sentence')
    return decision >= surely && unit.words >= fewestOfOthers && !/[:：]$/u.test(unit.text)
  const [word = ''] = unit.label.split(' ')
  return unit.words >= fewestOfOthers && word !== '' && best?.unit.label.startsWith(word) === true
}

function isSure({ unit, decision, matches }: WeighedUnit): boolean {
  const isHeld = matches.condition > 0 || putsOff.test(unit.text)
  return decision >= surely && unit.words >= fewestOfOthers && !isHeld
}

function sumIn({ values }: WeighedUnit): number {
  return Math.max(0, ...values.filter(({ kind }) => kind === 'money').map(numeral))
}
