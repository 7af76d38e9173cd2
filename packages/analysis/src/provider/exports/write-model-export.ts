import { AppError, countWords, type ExportInput, listFields } from '@precis/domain'
import { escapeMarkdown } from '../../embedded/exports/formats/markdown-notes.ts'
import type { AnalysisEngine, ExportTextInput } from '../../engine.ts'
import type { ModelClient, ModelMessage } from '../../model-client.ts'
import { sanitizeText } from '../../model-output/sanitize-text.ts'
import { ask } from '../ask.ts'
import { exportShapes } from '../prompts/export-formats.ts'
import { exportMessages, renderExportInput } from '../prompts/export-prompt.ts'
import { coverageLine } from './coverage-line.ts'
import { cutExport, fitsExport, inventedFigures, withoutInventedFigures } from './fit-export.ts'
import { withTrueLabels } from './true-labels.ts'
import { withoutDoubts } from './without-doubts.ts'

const maxOutputTokens = 6_000

/** What the program itself adds at the end of an export: a model is not asked how much was read. */
function footOf({ format, summary }: ExportTextInput): string {
  const coverage = coverageLine(summary.coverage)
  if (coverage === '') return ''
  return format === 'markdown-notes'
    ? `\n\n---\n\nCoverage: ${escapeMarkdown(coverage)}`
    : `\n\nCoverage: ${coverage}`
}

/**
 * Writes an export from the summary alone. A text that is too long or holds foreign figures is asked for once more;
 * after that it is cut at a sentence, or written by `fallback`, or freed of the lines concerned. What could not be
 * confirmed is left out, and page labels are those of the summary.
 */
export async function writeModelExport(
  client: ModelClient,
  fallback: AnalysisEngine | undefined,
  input: ExportTextInput,
): Promise<string> {
  const foot = footOf(input)
  const whole = exportShapes[input.format]
  const shape = { ...whole, maxWords: whole.maxWords - countWords(foot) }
  const summary = withoutDoubts(input.summary)
  if (!hasSubstance(summary) && fallback !== undefined) return fallback.writeExport(input)
  const rendered = renderExportInput(summary)
  const material = `${rendered}\n${listLengths(summary)}`
  const request = (messages: readonly ModelMessage[]) =>
    ask({
      client,
      messages,
      maxOutputTokens,
      signal: input.signal ?? new AbortController().signal,
      read: (reply) => {
        const text = cleanText(reply, rendered, input.format === 'markdown-notes')
        return text === undefined ? undefined : withTrueLabels(text, summary)
      },
    })
  const messages = exportMessages(input.format, summary, input.language)
  let text = await request(messages)
  const complaint = complainAbout(text)
  if (complaint !== undefined) {
    text = await request([
      ...messages,
      { role: 'assistant', content: text },
      { role: 'user', content: complaint },
    ])
  }
  if (inventedFigures(text, material).length > 0) {
    if (fallback !== undefined) return fallback.writeExport(input)
    text = withoutInventedFigures(text, material)
  }
  const fitted = fitsExport(text, shape) ? text : cutExport(text, shape)
  if (fitted.trim() === '') throw new AppError('provider_failed', { detail: 'empty export' })
  return fitted.trimEnd() + foot

  function complainAbout(draft: string): string | undefined {
    const figures = inventedFigures(draft, material)
    if (figures.length > 0) {
      return `These figures are not in the material: ${figures.slice(0, 10).join('; ')}. Write the text again without them and without any other figure that the material does not hold.`
    }
    if (fitsExport(draft, shape)) return undefined
    const slides = shape.slides === undefined ? '' : ` and at most ${shape.slides.most} slides`
    return `The text is too long. Write it again in at most ${shape.maxWords} words${slides}; leave the least important out, keep the layout.`
  }
}

function hasSubstance(summary: ExportInput): boolean {
  return summary.summary.trim() !== '' || listFields.some((field) => summary[field].length > 0)
}

/** How many points each list holds: counts that a text may state. */
function listLengths(summary: ExportInput): string {
  return [
    summary.keyPoints,
    summary.conclusions,
    summary.criticalDetails,
    summary.recommendations,
    summary.risks,
  ]
    .map((list) => list.length)
    .join(' ')
}

function cleanText(reply: string, material: string, isMarkdown: boolean): string | undefined {
  const bare = reply
    .replace(/<think>[\s\S]*?<\/think>/giu, '')
    .trim()
    .replace(/^```[a-z]*\n([\s\S]*?)\n?```$/u, '$1')
  const sanitized = sanitizeText(bare, (address) => material.includes(address))
  const text = isMarkdown
    ? sanitized
    : sanitized.replace(/^#{1,6}\s+/gmu, '').replace(/(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/gu, '$2')
  return /[\p{L}\p{N}]/u.test(text) ? text.trim() : undefined
}
