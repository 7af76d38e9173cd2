/**
 * Attacks and failures, played against real servers: `npm run drills -- [--only NAME] [--database pglite|postgres]
 * [--seed N] [--list]`. `--only` takes the beginning of a name and may come several times. Exits with 1 when something did not hold.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type DatabaseKind, databaseKinds } from './database-kinds.ts'
import { runScenario } from './run-scenario.ts'
import { scenarios } from './scenarios.ts'
import { hasHeld, tableHead, tableRow } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    database: { type: 'string' },
    seed: { type: 'string' },
    list: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const isWanted = (database: DatabaseKind) => (values.database ?? database) === database
const chosen = scenarios.filter(
  ({ name }) => values.only?.some((beginning) => name.startsWith(beginning)) ?? true,
)
const runs = chosen.flatMap((scenario) =>
  databaseKinds
    .filter((database) => scenario.databases.includes(database) && isWanted(database))
    .map((database) => ({ scenario, database })),
)

if (values.list) {
  for (const { name, databases, what } of chosen) {
    console.log(`${name.padEnd(22)} ${databases.join(', ').padEnd(17)}  ${what}`)
  }
  process.exit(0)
}
if (runs.length === 0 || !Number.isInteger(seed)) {
  console.error('Nothing to play. `--list` shows the scenarios; a seed is a whole number.')
  process.exit(2)
}

console.log(`Seed ${seed}; --seed ${seed} plays the same again.\n\n${tableHead()}`)
const startedAt = performance.now()
let broken = 0
let skipped = 0
for (const { scenario, database } of runs) {
  const missing = scenario.programs?.filter((program) => !isInstalled(program)) ?? []
  if (missing.length > 0) {
    console.log(`${scenario.name}: not played, it needs ${missing.join(' and ')}`)
    skipped += 1
    continue
  }
  const outcome = await runScenario(scenario, database, seed)
  console.log(tableRow(outcome))
  if (!hasHeld(outcome)) broken += 1
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`\n${runs.length - broken - skipped} held, ${broken} did not, in ${minutes} minutes.`)
process.exit(broken === 0 ? 0 : 1)

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}
