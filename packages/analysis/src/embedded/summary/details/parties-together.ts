import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { isParty } from './fact-key.ts'

const shareOfHead = 0.3
const fewest = 2
const most = 5
const longestGap = 200
const longestLine = 240

/** The parties that the head of a paper names in lines one below the other, `Landlord: …` and `Tenant: …`: one fact together. */
export function partiesTogether(
  findings: readonly WeighedUnit[],
  length: number,
): WeighedUnit[][] {
  const named = findings.filter(
    (found) =>
      isParty(found) && found.unit.start < shareOfHead * length && found.unit.text.length <= longestLine,
  )
  const runs: WeighedUnit[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const found of named.sort((a, b) => a.unit.start - b.unit.start)) {
    if (found.unit.start - end > longestGap) runs.push([])
    runs.at(-1)?.push(found)
    end = found.unit.end
  }
  return runs.filter(({ length: lines }) => lines >= fewest && lines <= most)
}

/** Whether rows are the parties of a paper. */
export function areParties(rows: readonly WeighedUnit[]): boolean {
  return rows.every(isParty)
}
