import { formatCount } from '@precis/domain'
import {
  type ExtractedDocument,
  type PageSource,
  type PageSpan,
  pageDoubt,
} from '@precis/extraction'
import * as texts from './texts.ts'

/** How much was read, in words, and whether that is all. */
export interface Coverage {
  readonly sentence: string
  /** The same with page numbers left out, for a place that lists the pages anyway. */
  readonly brief: string
  readonly isComplete: boolean
  /** Whether all that is missing was left out by choice. */
  readonly isOnlySkipped: boolean
  /** Whether recognized pages were hard to read, and nobody has looked at them since. */
  readonly isDoubtful: boolean
}

/** `3`, `3 and 7`, `2, 4 to 9 and 12`. */
export function joinPages(numbers: readonly number[]): string {
  const runs: string[] = []
  for (let i = 0; i < numbers.length; i++) {
    const first = numbers[i]
    while (numbers[i + 1] === (numbers[i] ?? 0) + 1) i++
    const last = numbers[i]
    if (last === first) runs.push(`${first}`)
    else if (last === (first ?? 0) + 1) runs.push(`${first}`, `${last}`)
    else runs.push(`${first} to ${last}`)
  }
  const tail = runs.pop() ?? ''
  return runs.length === 0 ? tail : `${runs.join(', ')} and ${tail}`
}

type Kind = 'text' | 'recognized' | 'typed in' | 'without text' | 'blank' | 'lost'

const inOrder: readonly Kind[] = ['text', 'recognized', texts.typedIn, texts.withoutText, 'blank']

function kindOf({ source, review }: PageSpan): Kind {
  if (source === 'ocr') return 'recognized'
  if (review === 'corrected') return texts.typedIn
  if (source === 'unread' || source === 'failed') return review ? texts.withoutText : 'lost'
  return source
}

function named(numbers: readonly number[], one: string, many = one): string {
  if (numbers.length === 0) return ''
  return numbers.length === 1
    ? texts.pageOf(joinPages(numbers), one)
    : texts.pages(joinPages(numbers), many)
}

function tallied(count: number, verb: string): string {
  return count > 0 ? `${formatCount(count)} ${verb}.` : ''
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function readPages(pages: readonly PageSpan[]): Coverage {
  const counts = new Map<Kind, number>()
  for (const page of pages) counts.set(kindOf(page), (counts.get(kindOf(page)) ?? 0) + 1)
  const numbers = (test: (page: PageSpan) => boolean) =>
    pages.filter(test).map(({ number }) => number)
  const isMissing = (page: PageSpan) => pageDoubt(page) === 'lost'
  const lost = numbers((page) => isMissing(page) && !page.isSkipped)
  const skipped = numbers((page) => isMissing(page) && page.isSkipped === true)
  const missing = lost.length + skipped.length
  const unsure = numbers((page) => pageDoubt(page) === 'unsure')
  const kinds = inOrder.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    return count > 0 ? [`${formatCount(count)} ${kind}`] : []
  })
  const isAllText = (counts.get('text') ?? 0) + missing === pages.length
  const detail = isAllText || kinds.length === 0 ? '' : `: ${kinds.join(', ')}`
  const noun = pages.length === 1 ? 'page' : 'pages'
  const read = pages.length - missing
  const total = `${formatCount(read)} of ${formatCount(pages.length)} ${noun} read${detail}.`
  const sentences = [
    total,
    named(lost, texts.couldNotBeRead),
    named(skipped, texts.wasSkipped, texts.wereSkipped),
    named(unsure, texts.wasHardToRead, texts.wereHardToRead),
    named(
      numbers(({ review }) => review === 'corrected'),
      texts.wasCorrectedByHand,
      texts.wereCorrectedByHand,
    ),
    named(
      numbers(({ review }) => review === 'confirmed'),
      texts.wasCheckedByHand,
      texts.wereCheckedByHand,
    ),
  ]
  return {
    sentence: joined(sentences),
    brief: joined([
      total,
      tallied(lost.length, texts.couldNotBeRead),
      tallied(skipped.length, skipped.length === 1 ? texts.wasSkipped : texts.wereSkipped),
      tallied(unsure.length, unsure.length === 1 ? texts.wasHardToRead : texts.wereHardToRead),
    ]),
    isComplete: missing === 0,
    isOnlySkipped: skipped.length > 0 && lost.length === 0,
    isDoubtful: unsure.length > 0,
  }
}

/** How much of the file could be read, in one sentence or more. */
export function readingCoverage(document: Pick<ExtractedDocument, 'pages'>): Coverage {
  if (document.pages.length > 0) return readPages(document.pages)
  const sentence = texts.theWholeTextWasRead
  return { sentence, brief: sentence, isComplete: true, isOnlySkipped: false, isDoubtful: false }
}

const emptyPageText: Readonly<Record<PageSource, string>> = {
  text: texts.thereIsNoText,
  ocr: texts.noWordsWereRecognized,
  blank: texts.thisPageIsBlank,
  unread: texts.thisPageHoldsAPictureWhose,
  failed: texts.thisPageCouldNotBeRead,
}

/** Shown in place of the text of a page that has none. */
export function emptyPage({ source, isSkipped }: Pick<PageSpan, 'source' | 'isSkipped'>): string {
  return isSkipped ? texts.thisPageWasSkipped : emptyPageText[source]
}
