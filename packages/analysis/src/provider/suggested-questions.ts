import { foldItems } from '../model-output/fold-items.ts'
import type { ResolvedItem } from '../model-output/resolved.ts'
import { detectLanguage } from '../text/language.ts'
import { createStemmer } from '../text/words/tokens.ts'

const most = 5
const maxLength = 200
const leastShare = 0.5

/** Up to five of the questions that a model offered and the document can answer: one with an exact source, or whose words are in the document. */
export function keepAnswerable(questions: readonly ResolvedItem[], content: string): string[] {
  const distinct = foldItems(questions).filter(({ text }) => text.length <= maxLength)
  const open = distinct.filter(({ spans }) => spans.length === 0)
  const isSupported = open.length === 0 ? () => true : createSupportCheck(content)
  return spread(distinct.filter(({ text, spans }) => spans.length > 0 || isSupported(text))).map(
    ({ text }) => text,
  )
}

function createSupportCheck(content: string): (question: string) => boolean {
  const stemmer = createStemmer(detectLanguage(content))
  const lower = content.toLowerCase()
  return (question) => {
    const wanted = stemmer.contentStems(question)
    const found = wanted.filter((stem) => lower.includes(stem)).length
    return found > 0 && found / wanted.length >= leastShare
  }
}

/** At most five, taken evenly from the whole list, so that every region of a long document can be asked about. */
function spread(items: readonly ResolvedItem[]): ResolvedItem[] {
  if (items.length <= most) return [...items]
  const step = items.length / most
  return Array.from({ length: most }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  )
}
