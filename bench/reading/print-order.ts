import { basename } from 'node:path'
import { pdfOrders } from './native-tools.ts'
import { mean, print } from './print-table.ts'
import { type OrderScore, scoreOrder } from './score-order.ts'

/**
 * Prints how each PDF is read beside how pdf.js gives it, both held against pdftotext, and the means. Ours is also held against that one of
 * pdftotext's orders which agrees best; for what pdf.js draws that would always be the order of drawing.
 */
export async function printOrder(paths: readonly string[]): Promise<void> {
  print([
    ...['Order', 'words', 'order', 'best order', 'which'],
    ...['raw words', 'raw order', 'pages', 'ms a page'],
  ])
  const scores: OrderScore[] = []
  for (const path of paths) {
    const score = await scoreOrder(path, pdfOrders)
    if (!score) continue
    const { product, raw, pages, layoutMs } = score
    const own = [product.words, product.order, product.bestOrder].map((f1) => f1.toFixed(3))
    const theirs = [raw.words, raw.order].map((f1) => f1.toFixed(3))
    const name = basename(path).slice(0, 46)
    print([name, ...own, product.best, ...theirs, pages, layoutMs / pages])
    scores.push(score)
  }
  const pages = scores.reduce((sum, score) => sum + score.pages, 0)
  const layoutMs = scores.reduce((sum, score) => sum + score.layoutMs, 0)
  print([
    'mean',
    mean(scores.map(({ product }) => product.words)),
    mean(scores.map(({ product }) => product.order)),
    mean(scores.map(({ product }) => product.bestOrder)),
    '',
    mean(scores.map(({ raw }) => raw.words)),
    mean(scores.map(({ raw }) => raw.order)),
    pages,
    layoutMs / pages,
  ])
}
