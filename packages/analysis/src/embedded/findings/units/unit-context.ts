import type { Unit } from './unit.ts'

/** Units with how many labels and rows stand together with each, and how many sentences are between each and its heading. */
export function withContext(units: readonly Unit[]): Unit[] {
  const placed: Unit[] = []
  let run: Unit[] = []
  let heading = ''
  let behindHeading = 0
  const close = (): void => {
    for (const unit of run) placed.push({ ...unit, together: run.length })
    run = []
  }
  for (const unit of units) {
    if (unit.heading !== heading) {
      heading = unit.heading
      behindHeading = 0
    }
    const placedUnit = { ...unit, behindHeading }
    const last = run.at(-1)
    if (unit.kind !== 'sentence' && (last === undefined || last.table === unit.table)) {
      run.push(placedUnit)
      continue
    }
    if (unit.kind === 'sentence' && last !== undefined && unit.start < last.end) {
      run.push(placedUnit)
      continue
    }
    close()
    if (unit.kind === 'sentence') {
      behindHeading += 1
      placed.push(placedUnit)
    } else run.push(placedUnit)
  }
  close()
  return placed
}
