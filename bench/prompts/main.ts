/**
 * What one contract with five questions costs in input tokens, where a provider takes a quarter for what it has kept:
 * `npm run bench -- prompts`. Counted on the wire by a provider that remembers how earlier prompts began.
 */
import { createProviderEngine } from '@precis/analysis'
import { createOpenAiClient } from '../../apps/server/src/adapters/model/openai-client.ts'
import { handbook } from '../retrieval/handbook.ts'
import { writeLongDocument } from '../retrieval/long-document.ts'
import { saveResults } from '../save-results.ts'
import { startCountingProvider } from './counting-provider.ts'

const characters = 48_000
const keptPrice = 0.25
const questions = handbook.planted.slice(0, 5).map(({ question }) => question)
const content = writeLongDocument(handbook).slice(0, characters)

const results: Record<string, unknown> = {}
for (const readsSchemaFirst of [false, true]) {
  const name = readsSchemaFirst ? 'schema before the messages' : 'schema no part of the prompt'
  const calls = await callsOf(readsSchemaFirst)
  const tokens = calls.reduce((sum, call) => sum + call.tokens, 0)
  const paidAs = Math.round(
    calls.reduce((sum, call) => sum + call.tokens - (1 - keptPrice) * call.kept, 0),
  )
  console.log(`${name}: ${calls.length} calls, ${tokens} tokens, paid as ${paidAs}`)
  for (const call of calls) console.log(`  ${call.tokens}, kept ${call.kept}`)
  results[name] = { calls: calls.length, tokens, paidAs }
}
saveResults('prompts', results)

async function callsOf(readsSchemaFirst: boolean) {
  const provider = await startCountingProvider(readsSchemaFirst)
  const engine = createProviderEngine({
    client: createOpenAiClient({
      baseUrl: provider.baseUrl,
      model: 'counting',
      capabilities: { readsSchemaFirst },
    }),
    fallback: undefined,
    nonceOf: () => '0123456789abcdef01',
  })
  await engine.summarize({ content, mode: 'contract' })
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  for (const question of questions) {
    const { result } = await engine.answer({ content, question, history })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: result })
  }
  provider.close()
  return provider.count()
}
