import { runStaticChecks } from './checks.ts'
import { runVitest } from './runners.ts'

const checks = runStaticChecks()
const tests = runVitest(['--project', 'packages', '--project', 'web'])
const failed = checks.failed + tests.failed
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
