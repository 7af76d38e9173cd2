import { basename } from 'node:path'
import { nativeTools } from './native-tools.ts'
import { mean, print } from './print-table.ts'
import { type OrderScore, scoreOrder } from './score-order.ts'

/** Prints how each PDF is read beside how pdf.js gives it, both held against pdftotext, and the means. */
export async function printOrder(paths: readonly string[]): Promise<void> {
  const [tool] = nativeTools.pdf ?? []
  if (!tool) return
  print(['Order', 'words', 'order', 'raw words', 'raw order', 'pages', 'ms a page'])
  const scores: OrderScore[] = []
  for (const path of paths) {
    const score = await scoreOrder(path, tool)
    if (!score) continue
    const { product, raw, pages, layoutMs } = score
    const figures = [product.words, product.order, raw.words, raw.order].map((f1) => f1.toFixed(3))
    print([basename(path).slice(0, 46), ...figures, pages, layoutMs / pages])
    scores.push(score)
  }
  const pages = scores.reduce((sum, score) => sum + score.pages, 0)
  const layoutMs = scores.reduce((sum, score) => sum + score.layoutMs, 0)
  print([
    'mean',
    mean(scores.map(({ product }) => product.words)),
    mean(scores.map(({ product }) => product.order)),
    mean(scores.map(({ raw }) => raw.words)),
    mean(scores.map(({ raw }) => raw.order)),
    pages,
    layoutMs / pages,
  ])
}
