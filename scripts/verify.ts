import { runStaticChecks } from './checks.ts'
import { printOutcomes } from './reporting/outcome.ts'
import { runVitest } from './runners.ts'

/** Tests that take long: of the worst texts and files, and of the benches. `npm test` runs them. */
const slow = ['**/linear-time.test.ts', '**/hostile-*.test.ts', 'bench/**']

const outcomes = await Promise.all([
  runStaticChecks(),
  runVitest([
    '--project=packages',
    '--project=web-logic',
    ...slow.map((files) => `--exclude=${files}`),
  ]),
])
process.exit(printOutcomes(outcomes))
