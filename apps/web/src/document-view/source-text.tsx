import { type ExtractedDocument, type TextBlock, textBlocks } from '@precis/extraction'
import { memo } from 'react'
import { markAttributes } from './mark-attributes.ts'
import { cutRuns, overlapping, type Quote, type Range, type TextRun } from './quotes.ts'
import { softBreaks, unwrapped } from './wrapped-lines.ts'

interface Props {
  document: ExtractedDocument
  /** Which part of the text is set. */
  stretch: Range
  quotes: readonly Quote[]
  found: readonly Range[]
  /** The quote being looked at, if it reaches into this stretch. */
  active: string | null
  /** The find match being looked at, if it is in this stretch. */
  activeFound: number | null
}

interface WordsProps extends Omit<Props, 'stretch'> {
  block: TextBlock
}

function Words({ document, block, quotes, found, active, activeFound }: WordsProps) {
  const { content } = document
  const runs = cutRuns(block.start, block.end, quotes, found)
  const breaks = softBreaks(content, block)
  return runs.map((run) => {
    const text = unwrapped(content, run, breaks)
    if (run.quotes.length === 0 && run.found === null) return text
    return (
      <mark
        key={run.start}
        id={idOf(run, quotes, active)}
        {...markAttributes(run, { active, activeFound })}
      >
        {text}
      </mark>
    )
  })
}

/** The first piece of a quote carries its id; where several begin, the active one's comes first. */
function idOf(run: TextRun, quotes: readonly Quote[], active: string | null) {
  const starting = quotes.filter(
    (quote) => quote.start === run.start && run.quotes.includes(quote.id),
  )
  return (starting.find((quote) => quote.id === active) ?? starting[0])?.id
}

/** The paragraphs and headings of a stretch of a document, with what is quoted and found in them marked. */
export const SourceText = memo(function SourceText({ document, stretch, ...marks }: Props) {
  const quotes = overlapping(marks.quotes, stretch.start, stretch.end)
  return textBlocks(document, stretch).map((block) => {
    const Tag = block.isHeading ? 'h3' : 'p'
    return (
      <Tag key={block.start} dir="auto">
        <Words document={document} block={block} {...marks} quotes={quotes} />
      </Tag>
    )
  })
})
