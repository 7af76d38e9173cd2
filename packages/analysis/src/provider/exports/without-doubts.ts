import { type CitedField, type ExportInput, pickPoints } from '@precis/domain'
import { splitSentences } from '../../text/sentences.ts'

/** A summary without the points and sentences that code could not confirm, so that an export states none of them unasked. */
export function withoutDoubts(input: ExportInput): ExportInput {
  const checks = (input.checks ?? []).filter(({ isKept }) => isKept !== true)
  if (checks.length === 0) return input
  const isDoubted = (field: CitedField, index: number) =>
    checks.some((check) => check.field === field && check.index === index)
  return {
    ...pickPoints(input, (field, index) => !isDoubted(field, index)),
    purpose: isDoubted('mainPurpose', 0) ? '' : input.purpose,
    summary: withoutSentences(
      input.summary,
      checks.filter(({ field }) => field === 'summary').map(({ text }) => text),
    ),
    checks: [],
  }
}

function withoutSentences(text: string, doubted: readonly string[]): string {
  return splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !doubted.some((words) => sentence.includes(words.trim())))
    .join(' ')
}
