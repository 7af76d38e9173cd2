import { countWords } from '@precis/domain'
import { splitSentences } from '../../text/sentences.ts'
import { findUnsupported } from '../../verification/checks.ts'
import { createFactIndex } from '../../verification/facts/fact-index.ts'
import type { ExportShape } from '../prompts/export-formats.ts'

const slideLine = /^\W*slide\s+\d+/iu
const numbering =
  /^[\s#>*|-]*(?:(?:slide|step|section|part|phase|action|task|item|priority|point)\s+)?\d{1,3}(?:\.\d{1,2})*(?:[.):|]|\s*[-–—])/iu

/** True when the text keeps to the length of its format. */
export function fitsExport(text: string, shape: ExportShape): boolean {
  return (
    countWords(text) <= shape.maxWords &&
    countSlides(text) <= (shape.slides?.most ?? Number.POSITIVE_INFINITY)
  )
}

/** The leading sections, lines and sentences of a text that keep to the length of its format. Nothing is reworded. */
export function cutExport(text: string, shape: ExportShape): string {
  const lines = firstSlides(text.split('\n'), shape.slides?.most)
  const kept: string[] = []
  let words = 0
  for (const line of lines) {
    const size = countWords(line)
    if (words + size > shape.maxWords) {
      kept.push(leadingSentences(line, shape.maxWords - words))
      break
    }
    kept.push(line)
    words += size
  }
  while (kept.length > 0 && isDangling(kept.at(-1) ?? '')) kept.pop()
  return kept.join('\n').trim()
}

/** Figures of the text that the material does not hold. Numbering of slides, steps and lists does not count. */
export function inventedFigures(text: string, material: string): string[] {
  return findInvented(text.split('\n'), material).flatMap(({ figures }) => figures)
}

/** The text without the lines that hold figures foreign to the material. */
export function withoutInventedFigures(text: string, material: string): string {
  return findInvented(text.split('\n'), material)
    .filter(({ figures }) => figures.length === 0)
    .map(({ line }) => line)
    .join('\n')
}

function findInvented(lines: readonly string[], material: string) {
  const facts = createFactIndex(material)
  return lines.map((line) => ({
    line,
    figures: findUnsupported(line.replace(numbering, ' '), '', facts)
      .filter(({ kind }) => kind === 'figure')
      .map(({ text }) => text),
  }))
}

function countSlides(text: string): number {
  return text.split('\n').filter((line) => slideLine.test(line)).length
}

function firstSlides(lines: readonly string[], most: number | undefined): readonly string[] {
  if (most === undefined) return lines
  let seen = 0
  const end = lines.findIndex((line) => {
    if (slideLine.test(line)) seen += 1
    return seen > most
  })
  return end === -1 ? lines : lines.slice(0, end)
}

function leadingSentences(line: string, words: number): string {
  let end = 0
  for (const sentence of splitSentences(line)) {
    if (countWords(line.slice(0, sentence.end)) > words) break
    end = sentence.end
  }
  return line.slice(0, end)
}

function isDangling(line: string): boolean {
  const text = line.trim()
  return (
    text === '' ||
    text.startsWith('#') ||
    text.endsWith(':') ||
    (text === text.toUpperCase() && /\p{Lu}/u.test(text))
  )
}
