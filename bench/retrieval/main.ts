/**
 * Whether the passage that answers a question is among those that are sent with it: `npm run bench -- retrieval`. Thirty
 * questions in other words than the document's, on two long documents, with 100,000 and 12,000 characters to send.
 */
import type { ModelClient } from '@precis/analysis'
import { findPassages } from '../../packages/analysis/src/provider/search/find-passages.ts'
import { saveResults } from '../save-results.ts'
import { handbook } from './handbook.ts'
import { type PlantedFact, writeLongDocument } from './long-document.ts'
import { standard } from './standard.ts'

const budgets = [100_000, 12_000]
const results: Record<string, unknown> = {}

/** Replies with the words that a model gave for this question. */
function replay(fact: PlantedFact | undefined): ModelClient & { calls: number } {
  return {
    model: 'replay',
    calls: 0,
    async complete() {
      this.calls += 1
      return { text: JSON.stringify({ words: fact?.words ?? [] }), finish: 'stop' }
    },
  }
}

const flat = (text: string) => text.replace(/\s+/gu, ' ')

for (const document of [standard, handbook]) {
  const content = writeLongDocument(document)
  console.log(
    `${document.title}: ${content.length} characters, ${document.planted.length} questions`,
  )
  for (const budget of budgets) {
    for (const isAsked of [false, true]) {
      let [found, calls, sent] = [0, 0, 0]
      const missed: string[] = []
      for (const fact of document.planted) {
        const client = replay(isAsked ? fact : undefined)
        const { passages } = await findPassages({
          ...{ content, question: fact.question, history: [], budget, client, nonce: 'bench' },
          signal: new AbortController().signal,
        })
        const isSent = passages.some(({ text }) => flat(text).includes(flat(fact.text)))
        if (isSent) found += 1
        else missed.push(fact.question)
        calls += client.calls
        sent += passages.reduce((sum, { text }) => sum + text.length, 0)
      }
      const count = document.planted.length
      const name = `${document.title}, ${budget}, ${isAsked ? 'with' : 'without'} words of the model`
      console.log(
        `  ${String(budget).padStart(7)} characters, ${isAsked ? 'with   ' : 'without'} words of the model: ${found} of ${count}, ${Math.round(sent / count)} characters sent, ${calls} calls for words`,
      )
      for (const question of missed) console.log(`          not sent: ${question}`)
      results[name] = { found, count }
    }
  }
}
saveResults('retrieval', results)
