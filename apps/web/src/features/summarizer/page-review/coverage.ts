import { countWords, formatCount, type Summary } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { type Coverage, readingCoverage } from '../../../document-view/reading-coverage.ts'
import * as texts from './texts.ts'

const charactersOfAPage = 50
/** A paste of fewer words may be a slip. */
const wordsOfAText = 50
/** About four lines beside the list of the pages. */
const longestReason = 240

function followedBy(reading: Coverage, more: string, isComplete: boolean): Coverage {
  return { ...reading, sentence: reading.sentence + more, brief: reading.brief + more, isComplete }
}

/** How much of the document a finished summary rests on: pages read, and text analyzed. */
export function resultCoverage(
  document: ExtractedDocument,
  coverage: Summary['coverage'],
): Coverage {
  const reading = readingCoverage(document)
  const { characters, analysed, parts, messages = 1 } = coverage
  if (characters > 0 && analysed < characters) {
    const percent = Math.min(99, Math.floor((analysed / characters) * 100))
    return followedBy(reading, texts.ofTheTextWasAnalyzed(percent), false)
  }
  const whole = parts > 1 ? texts.allOfItWasAnalyzed(formatCount(parts)) : ''
  const thread = messages > 1 ? texts.itIsAThread(formatCount(messages)) : ''
  return followedBy(reading, whole + thread, reading.isComplete)
}

/** How much of the file could be read. */
export function readingSentence(document: ExtractedDocument): string {
  return readingCoverage(document).sentence
}

/** What is wrong with a document that {@link reviewReason} finds a reason for, in a few words. */
export function reviewTitle(document: ExtractedDocument): string {
  if (document.kind === 'paste') return texts.thisTextIsVeryShort
  const { isComplete, isOnlySkipped, isDoubtful } = readingCoverage(document)
  if (isOnlySkipped) return texts.somePagesWereSkipped
  if (!isComplete) return texts.notEverythingCouldBeRead
  return isDoubtful ? texts.somePagesWereHardToRead : texts.hardlyAnyTextWasFound
}

/** The reason to ask before a credit is spent: missing or doubtful pages, or hardly any text. Null without one. */
export function reviewReason(document: ExtractedDocument): string | null {
  const { pages, content, kind } = document
  if (kind === 'paste') {
    const words = countWords(content)
    return words < wordsOfAText ? texts.thisTextHasOnly(words) : null
  }
  const coverage = readingCoverage(document)
  if (!coverage.isComplete || coverage.isDoubtful) {
    return coverage.sentence.length <= longestReason ? coverage.sentence : coverage.brief
  }
  const text = content.trim().length
  if (text >= charactersOfAPage * Math.max(1, pages.length)) return null
  const found = texts.onlyCharactersOfTextWereFound(formatCount(text))
  return pages.length > 1 ? `${found} on ${formatCount(pages.length)} pages.` : `${found}.`
}
