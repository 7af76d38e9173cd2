import { roughWordCount } from '../../../../text/normalize.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { dangles } from '../../../document/wording/dangling.ts'
import { tellsVerdict } from '../../../findings/outcomes/decided.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { Language } from '../../../languages/load-language.ts'
import { followedBy } from '../../../languages/phrases/followed-by.ts'
import { isFormalityOfMeeting, isOfFormerMinutes } from '../../conclusions/mere-rules.ts'
import { countsVotes } from '../../lines/antecedent.ts'
import { endOfMotion } from '../../lines/motion-results.ts'
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

/** The weightiest things that minutes record: the first of them whole, others as far as there is room. */
export function chiefResolutions(reading: Reading): Excerpt[] {
  const { content, findings, rules } = reading
  const { phrases } = rules
  const resultOf = ({ sentence, start, end }: WeighedUnit['unit']): number =>
    endOfMotion(reading, sentence, { start, end })
  // `for 118 · against 14` names nothing that was decided.
  const tallies = followedBy(phrases.votesAgainst, String.raw`[\s:]*\p{N}`)
  const decided = findings.filter(({ decision }) => decision >= leastDecision)
  const largest = Math.max(0, ...decided.map(sumIn))
  const worth = (found: WeighedUnit): number => {
    const { decision, fact, unit } = found
    const isNone =
      unit.words < fewestWords ||
      countsVotes(unit, rules) ||
      phrases.countOfVotes.test(unit.label) ||
      isNoDecision(unit.text, rules) ||
      tellsVerdict(unit.text, rules) ||
      isFormalityOfMeeting(unit.text, rules) ||
      isOfFormerMinutes(unit.heading, rules)
    if (isNone) return 0
    return (
      0.5 * decision +
      fact +
      (isSure(found, rules) && sumIn(found) === largest && largest > 0 ? ofLargest : 0) -
      (unit.text.search(rules.patterns.condition) < 0 ? 0 : 0.8) -
      (phrases.putsOff.test(unit.text) ? 1 : 0) -
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
    const span = { start: unit.start, end: Math.max(unit.end, resultOf(unit)) }
    const told = unit.kind === 'sentence' ? excerptOf(content, span, maxWords) : spanOf(found)
    if (chosen.length > 0 && !isLike(found, best?.found)) continue
    const isRoom = chosen.length === 0 || words + roughWordCount(told.text) <= maxWords
    if (!isRoom || chosen.some((one) => overlaps(one, told))) continue
    words += roughWordCount(told.text)
    chosen.push(told)
  }
  return inDocumentOrder(chosen)
}

/** That the last minutes were approved, how a decision may be fought, and a count of votes by itself are none. */
function isNoDecision(text: string, { phrases }: Language): boolean {
  const { earlierMinutes, mayBeContested, onlyCounts } = phrases
  return [earlierMinutes, mayBeContested, onlyCounts].some((pattern) => pattern.test(text))
}

/** `Resolution 14: …` beside `Resolution 12: …`, or a sentence that is sure to decide; other lines tell who does what. */
function isLike({ unit, decision }: WeighedUnit, best: WeighedUnit | undefined): boolean {
  if (unit.kind === 'sentence')
    return decision >= surely && unit.words >= fewestOfOthers && !/[:：]$/u.test(unit.text)
  const [word = ''] = unit.label.split(' ')
  return unit.words >= fewestOfOthers && word !== '' && best?.unit.label.startsWith(word) === true
}

function isSure({ unit, decision, matches }: WeighedUnit, { phrases }: Language): boolean {
  const isHeld = matches.condition > 0 || phrases.putsOff.test(unit.text)
  return decision >= surely && unit.words >= fewestOfOthers && !isHeld
}

function sumIn({ values }: WeighedUnit): number {
  return Math.max(0, ...values.filter(({ kind }) => kind === 'money').map(numeral))
}
