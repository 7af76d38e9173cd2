import { complexityBand, complexityScore, knownLanguage } from '@precis/analysis'
import { countWords } from '@precis/domain'

/** What is known of a text once it is read. */
export interface ReadingFacts {
  readonly words: number
  /** In English, as in `German`; null where the text does not tell clearly. */
  readonly language: string | null
  /** As in `Moderate, 58`. */
  readonly complexity: string
}

const sliceCharacters = 200_000
const bandWords = { simple: 'Simple', moderate: 'Moderate', complex: 'Complex' } as const

const breath = () => new Promise((resolve) => setTimeout(resolve, 0))

async function countCalmly(content: string, signal: AbortSignal): Promise<number> {
  let words = 0
  for (let start = 0; start < content.length; ) {
    const wanted = start + sliceCharacters
    const gap = content.slice(wanted, wanted + sliceCharacters).search(/\s/)
    const end = wanted >= content.length || gap === -1 ? content.length : wanted + gap
    words += countWords(content.slice(start, end))
    start = end
    await breath()
    signal.throwIfAborted()
  }
  return words
}

/** Measures a text without holding up the screen. Rejects with the signal's reason. */
export async function measureReading(content: string, signal: AbortSignal): Promise<ReadingFacts> {
  await breath()
  const code = knownLanguage(content)
  const score = complexityScore(content)
  await breath()
  signal.throwIfAborted()
  return {
    words: await countCalmly(content, signal),
    language: code === undefined ? null : languageName(code),
    complexity: `${bandWords[complexityBand(score)]}, ${score}`,
  }
}

function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
}
