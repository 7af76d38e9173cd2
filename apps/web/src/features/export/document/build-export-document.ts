import { exportLanguage, loadExportWords } from '@precis/analysis'
import type { ExportFormatId, ExportInput } from '@precis/domain'
import type { ExportNote } from '../export-source.ts'
import { footnoteText } from '../files/quoted.ts'
import * as texts from '../texts.ts'
import { type Citer, createCiter } from './cite-text.ts'
import type { Block, ExportDocument } from './export-document.ts'
import { cutQuote, placeInWords } from './place.ts'
import { readText } from './read-text.ts'
import type { TextBlock, TextItem } from './text-block.ts'

interface Request {
  readonly text: string
  readonly formatId: ExportFormatId
  readonly title: string
  readonly input: ExportInput
  readonly notes?: readonly ExportNote[] | undefined
}

const mostColumns = 4
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu

function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(rightToLeft)?.length ?? 0) > letters / 2
}

const labelled = /^([^:：]{1,40})[:：]\s*(.+)$/u

/** Tasks that tell by whom or by when are a table: the first column the task, then one for each thing that is told of any. */
function tableOf(items: readonly TextItem[], title: string, citer: Citer): Block | null {
  const told = items.map(({ details }) => details.map((detail) => labelled.exec(detail)))
  if (told.flat().some((cell) => cell === null)) return null
  const labels = [...new Set(told.flat().map((cell) => cell?.[1] ?? ''))]
  if (labels.length === 0 || labels.length > mostColumns) return null
  const rows = items.map(({ text }, row) => [
    citer.cite(text),
    ...labels.map((label) => citer.cite(told[row]?.find((cell) => cell?.[1] === label)?.[2] ?? '')),
  ])
  return { kind: 'table', head: [title, ...labels], rows }
}

function citeBlocks(blocks: readonly TextBlock[], citer: Citer): Block[] {
  let heading = ''
  return blocks.map((block): Block => {
    if (block.kind === 'heading') {
      heading = block.text
      return block
    }
    if (block.kind === 'paragraph') return { kind: 'paragraph', line: citer.cite(block.text) }
    const { items, isNumbered } = block
    const table = tableOf(items, heading, citer)
    if (table) return table
    const cited = items.map(({ text, details }) => ({
      line: citer.cite(text),
      details: details.map((detail) => citer.cite(detail)),
    }))
    return { kind: 'list', isNumbered, items: cited }
  })
}

/** What the reader pinned, each with its pages and quotes; nothing where that is nothing. */
function noteBlocks(
  notes: readonly ExportNote[],
  { words, language }: Pick<ExportDocument, 'words' | 'language'>,
): Block[] {
  if (notes.length === 0) return []
  const line = (text: string) => [{ text, notes: [] }]
  const items = notes.map(({ text, question, sources }) => ({
    line: line(question === null ? text : `${question} ${text}`),
    details: sources.map(({ label, quote }) => {
      const source = { place: placeInWords(label, words), quote: cutQuote(quote) }
      return line(footnoteText(source, { language }))
    }),
  }))
  return [
    { kind: 'heading', text: texts.notes },
    { kind: 'list', isNumbered: false, items },
  ]
}

/** Reads a generated text as a document, its places as footnotes with page and quote. */
export async function buildExportDocument(request: Request): Promise<ExportDocument> {
  const { text, formatId, input } = request
  const title = request.title.replace(/\s+/gu, ' ').trim()
  const language = exportLanguage(text)
  const words = await loadExportWords(language)
  const read = readText({ text, formatId, title, words, language })
  const citer = createCiter(input, words)
  const told = typeof input.coverage === 'string' ? input.coverage.trim() : ''
  return {
    formatId,
    title,
    about: read.about,
    subject: read.subject || title,
    language,
    words,
    isRightToLeft: isRightToLeft(text),
    blocks: [
      ...citeBlocks(read.blocks, citer),
      ...noteBlocks(request.notes ?? [], { words, language }),
    ],
    footnotes: citer.footnotes,
    coverage: read.coverage || (told === '' ? '' : `${words.coverage}: ${told}`),
  }
}
