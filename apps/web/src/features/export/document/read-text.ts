import type { ExportWords } from '@precis/analysis'
import type { ExportFormatId } from '@precis/domain'
import { type HeadingReader, headingReader } from './headings.ts'
import { addLines, type TextBlock } from './text-block.ts'

export interface ReadText {
  readonly about: readonly string[]
  readonly subject: string
  readonly blocks: readonly TextBlock[]
  readonly coverage: string
}

interface Request {
  readonly text: string
  readonly formatId: ExportFormatId
  readonly title: string
  readonly words: ExportWords
  readonly language: string
}

const mostHeadLines = 4
const slideLine = /^\p{L}[\p{L}\p{M}]{0,19}\s*(\d{1,2})\s*[:：]\s*(.+)$/u

function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
}

/** Kind, title and date above a text; empty when the first paragraph is no such head. */
function readHead(lines: readonly string[], title: string, headings: HeadingReader): string[] {
  const [first = ''] = lines
  const isTitle = (line: string) => line.trim().toLowerCase() === title.toLowerCase()
  const isHead = lines.length <= mostHeadLines && (lines.length === 1 || lines.some(isTitle))
  if (!isHead || /^[-•*]\s/u.test(first)) return []
  return lines.flatMap((line, index) => {
    if (isTitle(line)) return []
    const name = index === 0 ? headings.read(line, { hasLines: true, isLast: false }) : null
    return [name ?? line.trim()]
  })
}

/** Takes Markdown's marks off a line, so that it reads as plain text. Headings keep theirs. */
function withoutMarkdown(line: string): string {
  return line
    .replace(/^>\s?/u, '')
    .replace(/^\*([^*].*[^*])\*$/u, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/gu, '$2')
    .replace(/\\([\\`*_{}[\]<>#|~.)+-])/gu, '$1')
}

/** Reads a generated text as headings, paragraphs and lists, with what is around them: kind, subject, coverage. */
export function readText({ text, formatId, title, words, language }: Request): ReadText {
  const headings = headingReader(words, language)
  const blocks: TextBlock[] = []
  let about: string[] = []
  let subject = ''
  let coverage = ''
  let slides = 0
  const isCoverage = new RegExp(`^(?:${escapePattern(words.coverage)}|Coverage)\\s*[:：]\\s`, 'u')
  const isMarkdown = formatId === 'markdown-notes'
  const paragraphs = paragraphsOf(text)

  for (const [index, paragraph] of paragraphs.entries()) {
    let lines = paragraph
    const [first = ''] = lines
    const isFirst = index === 0
    if (isFirst && formatId === 'email-summary' && lines.length === 1) {
      subject = /^[^:：]{1,30}[:：]\s*(.+)$/u.exec(first)?.[1]?.trim() ?? ''
      if (subject !== '') continue
    }
    if (isMarkdown) {
      const heading = /^#{1,6}\s+(.+?)\s*#*$/u.exec(first)
      if (heading) {
        lines = lines.slice(1)
        if (!(isFirst && first.startsWith('# '))) {
          blocks.push({ kind: 'heading', text: withoutMarkdown(heading[1] ?? '') })
        }
      } else if (index === 1 && lines.length === 1 && /^\*[^*].*\*$/u.test(first)) {
        about = [withoutMarkdown(first)]
        continue
      }
      lines = lines.filter((line) => !/^[-*_]{3,}$/u.test(line.trim())).map(withoutMarkdown)
    } else if (formatId === 'presentation') {
      const [, number = '', name = ''] = slideLine.exec(first) ?? []
      if (Number(number) === slides + 1) {
        slides += 1
        lines = lines.slice(1)
        if (slides === 1 && name.trim() === title) {
          about = lines.map((line) => line.trim())
          continue
        }
        blocks.push({ kind: 'heading', text: name.trim() })
      }
    } else if (isFirst && formatId !== 'email-summary') {
      about = readHead(lines, title, headings)
      if (about.length > 0 || lines.every((line) => line.trim() === title)) continue
    }
    if (lines.length === 1 && isCoverage.test(lines[0]?.trim() ?? '')) {
      coverage = lines[0]?.trim() ?? ''
      continue
    }
    if (!isMarkdown && formatId !== 'presentation') {
      const heading = headings.read(lines[0] ?? '', {
        hasLines: lines.length > 1,
        isLast: index === paragraphs.length - 1,
      })
      if (heading !== null) {
        blocks.push({ kind: 'heading', text: heading })
        lines = lines.slice(1)
      }
    }
    addLines(blocks, lines)
  }
  return { about, subject, ...withoutCoverageSlide(blocks, coverage, words) }
}

/** A presentation tells on its last slide how much was read. */
function withoutCoverageSlide(blocks: TextBlock[], coverage: string, words: ExportWords) {
  const [heading, list] = blocks.slice(-2)
  const isSlide =
    heading?.kind === 'heading' &&
    [words.coverage, 'Coverage'].includes(heading.text) &&
    list?.kind === 'list' &&
    list.items.length === 1
  if (!isSlide) return { blocks, coverage }
  return { blocks: blocks.slice(0, -2), coverage: `${heading.text}: ${list.items[0]?.text}` }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}
