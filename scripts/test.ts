import { buildIfStale } from './build.ts'
import { runStaticChecks } from './checks.ts'
import { type Outcome, printOutcomes } from './reporting/outcome.ts'
import { runPlaywright, runVitest } from './runners.ts'

/** Browser tests mostly wait, so the others run beside them. Arguments, such as `--shard=1/2`, go to both. */
async function runTests(): Promise<Outcome[]> {
  const args = process.argv.slice(2)
  try {
    buildIfStale()
  } catch (error) {
    return [{ passed: 0, failures: [{ name: 'the build', details: String(error) }] }]
  }
  return Promise.all([runVitest(args), runPlaywright(args)])
}

const checks = await runStaticChecks()
process.exit(printOutcomes([checks, ...(await runTests())]))
