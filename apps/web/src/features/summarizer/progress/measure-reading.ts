import { complexityScore, knownLanguage } from '@precis/analysis'
import { countWords } from '@precis/domain'
import { yieldToMain } from '../../../lib/browser/yield-to-main.ts'

/** What is known of a text once it is read. */
export interface ReadingFacts {
  readonly words: number
  /** BCP 47; null where the text does not tell clearly. */
  readonly language: string | null
  /** How hard it is to read, 0 to 100. */
  readonly complexity: number
}

const sliceCharacters = 200_000

/** Measures a text in slices, without holding up the screen. Rejects with the signal's reason. */
export async function measureReading(content: string, signal: AbortSignal): Promise<ReadingFacts> {
  const pause = async () => {
    await yieldToMain()
    signal.throwIfAborted()
  }
  await pause()
  const language = knownLanguage(content) ?? null
  await pause()
  const complexity = complexityScore(content)
  let words = 0
  for (let start = 0; start < content.length; ) {
    await pause()
    const wanted = start + sliceCharacters
    const gap = content.slice(wanted, wanted + sliceCharacters).search(/\s/)
    const end = wanted >= content.length || gap === -1 ? content.length : wanted + gap
    words += countWords(content.slice(start, end))
    start = end
  }
  return { words, language, complexity }
}
