import type { Excerpt } from '../document/excerpt.ts'
import type { Reading } from '../document/read.ts'
import { takesUpThing } from '../document/wording/dangling.ts'
import type { Unit } from '../findings/units/unit.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { Language } from '../languages/load-language.ts'
import { countsVotes, danglesIn, withAntecedent, withoutContained } from './lines/antecedent.ts'
import { createLabeledLines } from './lines/labeled-lines.ts'
import { excerptWithLead } from './lines/lead.ts'
import { overlaps } from './lines/overlaps.ts'
import { inDocumentOrder, maxPointWords, type PointContext } from './points.ts'

/** The findings that a rule weighs highest, in document order, without those of too little weight. */
export function chooseFound(
  { reading }: PointContext,
  worth: (found: WeighedUnit) => number,
  limit: number,
  least: number,
): Excerpt[] {
  const chosen: WeighedUnit[] = []
  const ranked = reading.findings
    .map((found) => ({ found, value: worth(found) }))
    .filter(({ found, value }) => value >= least && !isTitle(found.unit, reading))
    .sort((a, b) => b.value - a.value || a.found.unit.start - b.found.unit.start)
  for (const { found } of ranked) {
    if (chosen.length >= limit) break
    if (!chosen.some(({ unit }) => overlaps(unit, found.unit))) chosen.push(found)
  }
  const shownAs = createLabeledLines(reading)
  const points = inDocumentOrder(
    withoutMereVotes(chosen, reading.rules).map((found) => {
      const { unit } = found
      return unit.kind === 'sentence' || countsVotes(unit, reading.rules)
        ? excerptWithLead(reading, unit.sentence, withAntecedent(reading, unit), maxPointWords)
        : shownAs(found)
    }),
  )
  const lone = new Set(chosen.flatMap(({ unit }) => (isLone(reading, unit) ? [unit.start] : [])))
  const clear = points.filter(({ start, lead }) => lead !== undefined || !lone.has(start))
  return withoutContained(clear, (point) => point)
}

/** Whether a sentence takes up a thing that nothing before it names: `This was deprecated in May.` */
function isLone(reading: Reading, { kind, text }: Unit): boolean {
  return kind === 'sentence' && takesUpThing(text, reading.rules) && danglesIn(reading, text)
}

function isTitle({ text }: Unit, { title, type }: Reading): boolean {
  return text === title || text === type.line
}

const farBehind = 600

/** Findings without counts of votes that follow on what was voted on. */
function withoutMereVotes(chosen: readonly WeighedUnit[], rules: Language): WeighedUnit[] {
  const told = chosen.filter(({ unit }) => !countsVotes(unit, rules))
  const follows = ({ start }: Unit): boolean =>
    told.some(({ unit }) => unit.end <= start && start - unit.end < farBehind)
  return chosen.filter(({ unit }) => !countsVotes(unit, rules) || !follows(unit))
}
