/**
 * The embedded engine on annotated documents of the kinds that people bring: `node bench/ordinary/main.ts --data DIR`.
 * Each is a pair of files, `<id>.txt` and `<id>.gold.json` as `gold.ts` describes it. `--answers` also prints every answer.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEmbeddedEngine } from '@precis/analysis'
import { saveResults } from '../save-results.ts'
import type { Gold } from './gold.ts'
import { scoreAnswer } from './score-answer.ts'
import { scoreSummary } from './score-summary.ts'
import { addShares, percent, type Shares } from './share.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, answers: { type: 'boolean', default: false } },
})
if (values.data === undefined) {
  console.error('Usage: node bench/ordinary/main.ts --data DIR [--answers]')
  process.exit(1)
}
const inside = join(values.data, 'ordinary')
const folder = existsSync(inside) ? inside : values.data
const ending = '.gold.json'
const engine = createEmbeddedEngine()
const scored: { readonly language: string; readonly shares: Shares }[] = []

for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith(ending)) continue
  const gold: Gold = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const content = readFileSync(join(folder, file.replace(ending, '.txt')), 'utf8')
  const summary = await engine.summarize({ content, mode: 'general' })
  const title = await engine.title({ content })
  const parts = [scoreSummary(content, gold, summary, title)]
  for (const question of gold.questions) {
    const { result } = await engine.answer({ content, question: question.q })
    const score = scoreAnswer(question, result)
    parts.push(score)
    if (values.answers) {
      const outcome = Object.keys(score).filter((name) => score[name]?.hits === 1)
      console.log(`${gold.id} ${outcome.join(' ') || 'not right'}: ${question.q}`)
      console.log(`    ${result}\n    wanted: ${question.answers?.join(' / ') ?? '-'}`)
    }
  }
  scored.push({ language: gold.language, shares: addShares(parts) })
}

const english = scored.filter(({ language }) => language === 'en')
const others = scored.filter(({ language }) => language !== 'en')
const columns = [scored, english, others].map((group) =>
  addShares(group.map(({ shares }) => shares)),
)
const [all = {}] = columns
print(['Measure, percent', 'all', 'English', 'others'])
for (const name of Object.keys(all))
  print([name, ...columns.map((column) => percent(column[name]))])
saveResults('ordinary', all)

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(10))).join(' '))
}
