import PptxGenJS from 'pptxgenjs'
import {
  type Block,
  type ExportDocument,
  type Line,
  plainText,
} from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'
import { defineMasters, slideColors } from './slide-masters.ts'

type Run = PptxGenJS.TextProps

const fonts: Readonly<Record<string, string>> = {
  zh: 'Microsoft YaHei',
  ja: 'Yu Gothic',
  ar: 'Arial',
}
const languages: Readonly<Record<string, string>> = {
  en: 'en-US',
  zh: 'zh-CN',
  ja: 'ja-JP',
  ar: 'ar-SA',
}

interface SlideText {
  readonly title: string
  readonly lines: readonly { readonly line: Line; readonly isBullet: boolean }[]
}

function linesOf(block: Block): SlideText['lines'] {
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
      return [{ line: block.line, isBullet: false }]
    case 'list':
      return block.items.flatMap(({ line, details }) => [
        { line, isBullet: true },
        ...details.map((detail) => ({ line: detail, isBullet: false })),
      ])
    case 'table':
      return block.rows.map(([first = []]) => ({ line: first, isBullet: true }))
  }
}

/** Each heading begins a slide; the coverage is the last one. */
function slidesOf({ blocks, words, coverage, title }: ExportDocument): SlideText[] {
  const slides: { title: string; lines: SlideText['lines'][number][] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') slides.push({ title: block.text, lines: [] })
    else {
      if (slides.length === 0) slides.push({ title, lines: [] })
      slides.at(-1)?.lines.push(...linesOf(block))
    }
  }
  if (coverage === '') return slides
  const said = coverage.replace(/^[^:：]{1,30}[:：]\s*/u, '')
  const line = [{ text: said, notes: [] }]
  return [...slides, { title: words.coverage, lines: [{ line, isBullet: false }] }]
}

/** Points of a size at which the lines of a slide fit on it. */
function sizeFor(lines: SlideText['lines']): number {
  const letters = lines.reduce((sum, { line }) => sum + plainText(line).length, 0)
  const wide = lines.some(({ line }) => /[\u3000-\u9FFF]/u.test(plainText(line))) ? 1.8 : 1
  const sizes = [
    [250, 26],
    [400, 22],
    [600, 18],
    [900, 15],
    [1_300, 13],
  ] as const
  return sizes.find(([most]) => letters * wide <= most)?.[1] ?? 11
}

function bodyRuns({ lines }: SlideText, rightToLeft: boolean, lang: string): Run[] {
  const fontSize = sizeFor(lines)
  // Without it a date and the number behind it would be taken for one figure.
  const mark = rightToLeft ? '\u200F' : ''
  return lines.flatMap(({ line, isBullet }) => {
    const paragraph = {
      ...{ fontSize, lang, rtlMode: rightToLeft, paraSpaceAfter: 6 },
      ...{ align: rightToLeft ? ('right' as const) : ('left' as const) },
      ...(isBullet ? { bullet: { indent: 16 } } : {}),
    }
    const runs = line.flatMap(({ text, notes }): Run[] => [
      { text, options: paragraph },
      ...(notes.length > 0
        ? [
            {
              text: mark + notes.join(', '),
              options: { ...paragraph, superscript: true, color: slideColors.blue },
            },
          ]
        : []),
    ])
    const last = runs.at(-1)
    if (last?.options) last.options = { ...last.options, breakLine: true }
    return runs
  })
}

/** The export as slides with real titles; the sources of a slide are in its notes, page and quote. */
export async function writeSlidesFile(document: ExportDocument): Promise<Blob> {
  const { title, about, language, isRightToLeft, footnotes } = document
  const lang = languages[language] ?? language
  const deck = new PptxGenJS()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = title
  deck.author = 'Precis'
  deck.company = 'Precis'
  deck.rtlMode = isRightToLeft
  const face = fonts[language] ?? 'Calibri'
  deck.theme = { headFontFace: face, bodyFontFace: face }
  defineMasters(deck, isRightToLeft)
  const align = isRightToLeft ? 'right' : 'left'
  const look = { lang, rtlMode: isRightToLeft, align } as const

  const cover = deck.addSlide({ masterName: 'Cover' })
  cover.addText(title, { placeholder: 'title', ...look })
  cover.addText(about.join('\n') || ' ', { placeholder: 'about', ...look })
  for (const slide of slidesOf(document)) {
    const page = deck.addSlide({ masterName: 'Points' })
    page.addText(slide.title, { placeholder: 'title', ...look })
    page.addText(bodyRuns(slide, isRightToLeft, lang), { placeholder: 'body', ...look })
    const cited = new Set(slide.lines.flatMap(({ line }) => line.flatMap(({ notes }) => notes)))
    const sources = footnotes.filter(({ number }) => cited.has(number))
    if (sources.length > 0) {
      page.addNotes(
        sources.map((note) => `[${note.number}] ${footnoteText(note, document)}`).join('\n'),
      )
    }
  }
  return (await deck.write({ outputType: 'blob' })) as Blob
}
