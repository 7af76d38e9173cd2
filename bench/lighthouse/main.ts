/**
 * Lighthouse on the production product: `npm run bench -- lighthouse [--runs 5] [--only /help]`. Speed is the median of
 * the runs; it is simulated from what loaded, yet a busy machine still lowers it. Pages that search engines are told
 * not to list are marked with `*`: for them SEO is scored without the audit `is-crawlable`, which they fail on purpose.
 */
import { parseArgs } from 'node:util'
import { median } from '../median.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { type Audit, audit } from './audit.ts'
import { type BenchPage, otherPages, timedPages } from './pages.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const quality = ['accessibility', 'best-practices', 'seo']
const asked = (page: BenchPage) => values.only === undefined || page.path === values.only
const results: Record<string, object> = {}
const pages = [...timedPages, ...otherPages]
  .filter(asked)
  .toSorted((a, b) => Number(a.needsSession) - Number(b.needsSession))
let isSignedIn = false

print(['page', 'speed', 'access', 'practices', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB'])
const product = await openProduct()
try {
  for (const page of pages) {
    if (page.needsSession && !isSignedIn) {
      await product.signIn()
      isSignedIn = true
    }
    if (!timedPages.includes(page)) {
      report(page, [await audit(product.origin, product.port, page, quality)])
      continue
    }
    const runs: Audit[] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      const categories = run === 0 ? ['performance', ...quality] : ['performance']
      runs.push(await audit(product.origin, product.port, page, categories))
    }
    report(page, runs)
  }
} finally {
  await product.close()
}
if (values.only === undefined) saveResults('lighthouse', results)

function report(page: BenchPage, runs: readonly Audit[]): void {
  const [first] = runs
  if (first === undefined) return
  const isTimed = first.scores['performance'] !== undefined
  const middle = (pick: (run: Audit) => number | undefined) =>
    median(runs.map((run) => pick(run) ?? 0))
  const speed = isTimed ? middle(({ scores }) => scores['performance']) : null
  const figures = Object.fromEntries(
    Object.keys(first.figures).map((name) => [name, middle((run) => run.figures[name])]),
  )
  const scores = { ...first.scores, ...(speed !== null && { performance: speed }) }
  results[page.path] = {
    runs: runs.length,
    scores,
    failed: first.failed,
    ...(isTimed && { figures, performances: runs.map((run) => run.scores['performance']) }),
  }
  const figure = (name: string, digits = 0, unit = 1) =>
    isTimed ? ((figures[name] ?? 0) / unit).toFixed(digits) : ''
  print([
    `${page.path}${page.isUnlisted ? '*' : ''}`,
    speed === null ? '' : String(speed),
    ...quality.map((name) => String(first.scores[name])),
    figure('fcpMs'),
    figure('lcpMs'),
    figure('tbtMs'),
    figure('cls', 3),
    figure('bytes', 0, 1_000),
  ])
  for (const id of first.failed) console.log(`    ${id}`)
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(58) : cell.padStart(9))).join(' '))
}
