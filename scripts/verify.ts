import { runStaticChecks } from './checks.ts'
import { printOutcomes } from './reporting/outcome.ts'
import { runVitest } from './runners.ts'

const checks = await runStaticChecks()
const tests = await runVitest([
  '--project=packages',
  '--project=web-logic',
  '--exclude=**/linear-time.test.ts',
])
process.exit(printOutcomes([checks, tests]))
