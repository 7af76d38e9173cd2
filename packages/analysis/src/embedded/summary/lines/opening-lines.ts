import { splitSentences } from '../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { isFallbackText } from '../../document/wording/noise.ts'

const lookedAt = 4_000
const maxLines = 3
const maxWordsOfLine = 40

/** What a text without a single sentence opens with, a table of figures for instance; empty only when nothing was read. */
export function openingLines(content: string): Excerpt[] {
  const start = content.slice(0, lookedAt)
  return splitSentences(start)
    .filter((span) => !isFallbackText(start.slice(span.start, span.end)))
    .slice(0, maxLines)
    .map((span) => excerptOf(content, span, maxWordsOfLine))
}
