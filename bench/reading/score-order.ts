import { pageLines } from '../../packages/extraction/src/formats/pdf/layout/page-lines.ts'
import { toParts } from '../../packages/extraction/src/formats/pdf/page-parts.ts'
import { openNodePdf } from '../../packages/extraction/test/open-node-pdf.ts'
import { openDocument } from './documents.ts'
import { fastestPass } from './fastest-pass.ts'
import type { NativeTool } from './native-tools.ts'
import { readText } from './score-files.ts'
import { orderF1, wordF1, wordsOf } from './word-f1.ts'

type TextContent = Parameters<typeof pageLines>[0]

interface Agreement {
  readonly words: number
  readonly order: number
  /** The order against that one of pdftotext's which agrees best, and its name. */
  readonly bestOrder: number
  readonly best: string
}

export interface OrderScore {
  readonly path: string
  readonly product: Agreement
  /** The text of pdf.js in the order in which the pages draw it. */
  readonly raw: Agreement
  readonly pages: number
  /** Warm time of our own layout, reading excluded. */
  readonly layoutMs: number
}

const leastMs = 200
const mostPages = 200

async function contentsOf(path: string): Promise<TextContent[]> {
  const task = await openNodePdf(openDocument(path), undefined)
  try {
    const document = await task.promise
    const contents: TextContent[] = []
    for (let number = 1; number <= Math.min(mostPages, document.numPages); number += 1) {
      const page = await document.getPage(number)
      contents.push(await page.getTextContent())
      page.cleanup()
    }
    return contents
  } finally {
    await task.destroy()
  }
}

function rawText(contents: readonly TextContent[]): string {
  return contents
    .map(({ items }) =>
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    )
    .join('\n')
}

async function layOut(contents: readonly TextContent[]): Promise<void> {
  toParts(
    contents.map((content) => ({
      lines: pageLines(content),
      source: 'text',
      mayHoldText: false,
    })),
  )
}

/**
 * How far the product's text and that of pdf.js in drawing order agree with what a native tool reads, first of all in its usual order,
 * and how long our layout takes; null for files that one of them does not read.
 */
export async function scoreOrder(
  path: string,
  orders: readonly NativeTool[],
): Promise<OrderScore | null> {
  const natives = orders.map(({ name, run }) => ({ name, words: wordsOf(run(path) ?? '') }))
  const expected = natives[0]?.words ?? []
  const contents = await contentsOf(path).catch(() => [])
  const { text, failure } = await readText(path)
  if (expected.length < 2 || contents.length === 0 || failure !== null) return null
  const agreement = (found: readonly string[]): Agreement => {
    const scores = natives.map(({ name, words }) => ({ name, order: orderF1(found, words) }))
    const [best] = [...scores].sort((a, b) => b.order - a.order)
    return {
      words: wordF1(found, expected),
      order: scores[0]?.order ?? 0,
      bestOrder: best?.order ?? 0,
      best: best?.name ?? '',
    }
  }
  return {
    path,
    product: agreement(wordsOf(text)),
    raw: agreement(wordsOf(rawText(contents))),
    pages: contents.length,
    layoutMs: await fastestPass(() => layOut(contents), leastMs),
  }
}
