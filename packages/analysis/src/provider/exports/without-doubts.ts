import { type CitedField, type ExportInput, type ListField, listFields } from '@precis/domain'
import { splitSentences } from '../../text/sentences.ts'

/** A summary without the points and sentences that code could not confirm, so that an export states none of them. */
export function withoutDoubts(input: ExportInput): ExportInput {
  const checks = input.checks ?? []
  if (checks.length === 0) return input
  const isDoubted = (field: CitedField, index: number) =>
    checks.some((check) => check.field === field && check.index === index)
  const kept = Object.fromEntries(
    listFields.map((field) => [
      field,
      input[field].flatMap((_, index) => (isDoubted(field, index) ? [] : [index])),
    ]),
  ) as Record<ListField, number[]>
  const pick = <T>(field: ListField, values: readonly T[]): T[] =>
    kept[field].flatMap((index) => values[index] ?? [])
  const lists = Object.fromEntries(listFields.map((field) => [field, pick(field, input[field])]))
  return {
    ...input,
    ...(lists as Record<ListField, string[]>),
    purpose: isDoubted('mainPurpose', 0) ? '' : input.purpose,
    summary: withoutSentences(
      input.summary,
      checks.filter(({ field }) => field === 'summary').map(({ text }) => text),
    ),
    riskLevels: input.riskLevels && pick('risks', input.riskLevels),
    citations: input.citations?.flatMap((citation) => {
      const places = kept[citation.field as ListField]
      if (places === undefined) return [citation]
      const index = places.indexOf(citation.index)
      return index === -1 ? [] : [{ ...citation, index }]
    }),
    checks: [],
  }
}

function withoutSentences(text: string, doubted: readonly string[]): string {
  return splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !doubted.some((words) => sentence.includes(words.trim())))
    .join(' ')
}
