import type { Reading } from '../../document/read.ts'
import { isGreeting } from '../../document/wording/noise.ts'
import { isHonorific } from '../../findings/parties/parties.ts'
import { namesKind } from '../../findings/units/unit-looks.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { isParty } from './fact-key.ts'

const shareOfHead = 0.3
const fewest = 2
const most = 5
const longestGap = 200
const longestLine = 240

/** The parties that the head of a paper names in lines one below the other, `Landlord: …` and `Tenant: …`: one fact together. */
export function partiesTogether(
  findings: readonly WeighedUnit[],
  { content: { length }, rules }: Reading,
): WeighedUnit[][] {
  const named = findings.filter(
    (found) =>
      (isParty(found) || isCalledReader(found)) &&
      found.unit.start < shareOfHead * length &&
      found.unit.text.length <= longestLine,
  )
  const runs: WeighedUnit[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const found of named.sort((a, b) => a.unit.start - b.unit.start)) {
    if (found.unit.start - end > longestGap) runs.push([])
    runs.at(-1)?.push(found)
    end = found.unit.end
  }
  const lists = runs.filter(({ length: lines }) => lines >= fewest && lines <= most)
  return [...lists, ...senderAndReader(findings, length, rules)]
}

/** Who wrote a letter and to whom. */
function senderAndReader(
  findings: readonly WeighedUnit[],
  length: number,
  language: Language,
): WeighedUnit[][] {
  const sender = findings.find(({ unit, fact }) => unit.namesSender && fact > 0)
  const reader = findings.findLast(
    ({ unit }) =>
      unit.kind === 'sentence' &&
      unit.namesReader &&
      unit.start < shareOfHead * length &&
      !isHonorific(unit.text) &&
      !isGreeting(unit.text, language) &&
      !namesKind(unit.text, language),
  )
  return sender === undefined || reader === undefined ? [] : [[sender, reader]]
}

/** `("you")` */
function isCalledReader({ unit }: WeighedUnit): boolean {
  return unit.kind === 'label' && unit.namesReader
}

/** Whether rows are the parties of a paper. */
export function areParties(rows: readonly WeighedUnit[]): boolean {
  return rows.every((row) => isParty(row) || row.unit.namesSender || row.unit.namesReader)
}
