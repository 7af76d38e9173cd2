import { buildIfStale } from './build.ts'
import { runStaticChecks } from './checks.ts'
import { runPlaywright, runVitest } from './runners.ts'

const counts = [runStaticChecks(), runVitest()]
try {
  buildIfStale()
  counts.push(runPlaywright())
} catch (error) {
  console.error(error)
  counts.push({ passed: 0, failed: 1 })
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
