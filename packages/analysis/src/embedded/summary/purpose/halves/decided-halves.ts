import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { dangles } from '../../../document/wording/dangling.ts'
import { type Verdict, verdictIn } from '../../../findings/rows/verdict-words.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { KindId } from '../../../languages/kind-ids.ts'
import type { Language } from '../../../languages/load-language.ts'
import { inDocumentOrder } from '../../points.ts'
import { verdictsSaid } from './said-verdict.ts'

const wordsOfHalf = 32
const fewestWords = 3
/** Rules of a later page are no decisions on what was asked. */
const shareLooked = 0.7
/** A decision that opens a letter needs no word of deciding. */
const shareOfOpening = 0.4
/** Kinds that answer a request. */
const answering: readonly (KindId | undefined)[] = ['decision', 'grant-award']
const mayAnswer: readonly (KindId | undefined)[] = ['letter', 'notice', 'school-letter']
/** What a paper that answers a request says of it, where it says anything: the first that it grants and the first that it refuses. */
export function withHalves(reading: Reading, told: readonly Excerpt[]): Excerpt[] {
  if (!answersRequest(reading, told)) return [...told]
  const said = new Set(
    told.flatMap(({ text }) => [
      ...verdictsSaid(text, reading.rules),
      ...verdictOfRow(text, reading.rules),
    ]),
  )
  const halves = decisionsOf(reading).filter(({ verdicts }) =>
    verdicts.every((one) => !said.has(one)),
  )
  const first = (wanted: Verdict): Half | undefined =>
    halves.find(({ verdicts }) => verdicts.includes(wanted))
  const missing = [...new Set([first('granted'), first('refused')])].filter(
    (half) => half !== undefined,
  )
  if (missing.length === 0) return [...told]
  // What was asked is said by the subject, where one stands in front.
  const heads = told.filter(({ text }) => !/[.!。]$/u.test(text))
  const head = said.size > 0 || heads.length === 0 ? told : heads
  const others = missing.map(({ found }) => excerptOf(reading.content, found.unit, wordsOfHalf))
  return [...head, ...inDocumentOrder(others)]
}

interface Half {
  readonly found: WeighedUnit
  readonly verdicts: readonly Verdict[]
}

/** `Dormer: refused` */
function verdictOfRow(text: string, language: Language): Verdict[] {
  const verdict = verdictIn(/[:：]\s*(\S.*)$/u.exec(text)?.[1] ?? '', language)
  return verdict === undefined ? [] : [verdict]
}

export function answersRequest({ type, title, rules }: Reading, told: readonly Excerpt[]): boolean {
  if (answering.includes(type.id)) return true
  const names = [title, ...told.map(({ text }) => text)]
  return mayAnswer.includes(type.id) && names.some((name) => rules.phrases.namesRequest.test(name))
}

function decisionsOf({ content, findings, rules }: Reading): Half[] {
  return findings
    .filter(
      ({ unit, decision, matches }) =>
        unit.kind === 'sentence' &&
        unit.words >= fewestWords &&
        unit.start < shareLooked * content.length &&
        (decision > 0 || unit.start < shareOfOpening * content.length) &&
        matches.condition === 0 &&
        matches.duty === 0 &&
        matches.plea === 0 &&
        !dangles(unit.text, rules),
    )
    .map((found) => ({ found, verdicts: verdictsSaid(found.unit.text, rules) }))
    .filter(({ verdicts }) => verdicts.length > 0)
}
