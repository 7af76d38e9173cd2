import { parentPort } from 'node:worker_threads'
import { exportFormatIds, exportInputSchema, isAppError } from '@precis/domain'
import { createQuoteAligner } from '../src/citations/align-quote.ts'
import {
  complexityScore,
  createEmbeddedEngine,
  createQuoteResolver,
  splitChunks,
  splitPassages,
  verifySummary,
} from '../src/index.ts'
import { createFactIndex } from '../src/verification/facts/fact-index.ts'

const question = 'What is the notice period for the termination of the agreement by the party?'
const mostOfExport = 100_000

/** Does everything once that the product does with a text. */
async function passOver(text: string): Promise<void> {
  const engine = createEmbeddedEngine()
  for (const mode of ['general', 'contract', 'academic'] as const) {
    verifySummary(text, await engine.summarize({ content: text, mode }))
  }
  await engine.answer({ content: text, question })
  await engine.title({ content: text })
  complexityScore(text)
  createFactIndex(text)
  splitPassages(text)
  splitChunks(text)
  createQuoteResolver(text)(text.slice(0, 2_000))
  const middle = { start: text.length / 2, end: text.length / 2 + 700 }
  createQuoteAligner(text, { start: 0, end: text.length })(`${text.slice(0, 300)} x`, middle)
  const part = text.slice(0, mostOfExport)
  const summary = exportInputSchema.parse({
    summary: part,
    keyPoints: part.split(/(?<=\s)/u),
    risks: part.split('\n'),
  })
  for (const format of exportFormatIds) await engine.writeExport({ format, summary })
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Answers each text with the CPU time in milliseconds that everything done with it took. */
parentPort?.on('message', async (text: string) => {
  const before = cpuMs()
  try {
    await passOver(text)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'empty_content') throw error
  }
  parentPort?.postMessage(cpuMs() - before)
})
