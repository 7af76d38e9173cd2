import lighthouse from 'lighthouse'
import type { BenchPage } from './pages.ts'

export interface Audit {
  /** 0 to 100 by category: performance, accessibility, best-practices, seo. */
  readonly scores: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, number>>
  /** Audits below full marks in the categories other than performance. */
  readonly failed: readonly string[]
}

const figures = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  speedIndexMs: 'speed-index',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

/** Lighthouse's default: a phone of the middle class on a slow 4G line, simulated. */
export async function audit(
  origin: string,
  port: number,
  page: BenchPage,
  categories: readonly string[],
): Promise<Audit> {
  const outcome = await lighthouse(`${origin}${page.path}`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(page.isUnlisted && { skipAudits: ['is-crawlable'] }),
  })
  if (outcome === undefined) throw new Error(`Lighthouse said nothing of ${page.path}`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`${page.path}: ${lhr.runtimeError.message}`)
  if (new URL(lhr.finalDisplayedUrl).pathname !== page.path) {
    throw new Error(`${page.path} led to ${lhr.finalDisplayedUrl}`)
  }
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0]),
    ),
    failed: [...new Set(failed)],
  }
}
