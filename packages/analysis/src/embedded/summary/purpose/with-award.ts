import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { dangles } from '../../document/wording/dangling.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../lines/overlaps.ts'
import { answersRequest } from './halves/decided-halves.ts'
import { verdictsSaid } from './halves/said-verdict.ts'

const wordsOfVerdict = 16
const wordsOfAward = 45
const mostBehind = 2

/** An answer to a request with the other half of what it comes to: the verdict in front of a sum, or the sum behind a verdict. */
export function withAward(reading: Reading, told: readonly Excerpt[]): Excerpt[] {
  if (!answersRequest(reading, told)) return [...told]
  const sentences = reading.findings.filter(({ unit }) => unit.kind === 'sentence')
  const isMain = ({ unit }: WeighedUnit, one: Excerpt): boolean =>
    overlaps(one, unit) && verdictsSaid(unit.text, reading.rules).length > 0
  const at = sentences.findIndex((found) => told.some((one) => isMain(found, one)))
  const main = sentences[at]
  if (main === undefined) return [...told]
  const isBeside = ({ unit }: WeighedUnit): boolean =>
    unit.sentence.block === main.unit.sentence.block && !told.some((one) => overlaps(one, unit))
  const shown = ({ unit }: WeighedUnit): Excerpt => excerptOf(reading.content, unit, wordsOfAward)
  const place = told.findIndex((one) => isMain(main, one))
  if (told.some(({ text }) => namesSum(text, reading))) {
    const verdict = sentences.slice(Math.max(0, at - 1), at).filter(isBeside)
    const said = verdict.filter((one) => isVerdict(one, reading)).map(shown)
    return told.toSpliced(place, 0, ...said)
  }
  const award = sentences.slice(at + 1, at + 1 + mostBehind).filter(isBeside)
  const sums = award.filter((one) => isAward(one, reading)).slice(0, 1)
  return told.toSpliced(place + 1, 0, ...sums.map(shown))
}

function namesSum(text: string, { rules }: Reading): boolean {
  return /\p{Sc}/u.test(text) || text.search(rules.patterns.money) >= 0
}

/** `We accept your claim in part.` */
function isVerdict({ unit, matches }: WeighedUnit, reading: Reading): boolean {
  const isPlain = unit.words <= wordsOfVerdict && matches.condition === 0
  return isPlain && verdictsSaid(unit.text, reading.rules).length > 0
}

/** `You will be offered a refund of £40.` */
function isAward({ unit, matches, values }: WeighedUnit, { rules }: Reading): boolean {
  const hasSum = values.some(({ kind }) => kind === 'money')
  const isPlain = matches.condition === 0 && !rules.phrases.corrects.test(unit.text)
  return hasSum && isPlain && !dangles(unit.text, rules) && unit.words <= wordsOfAward
}
