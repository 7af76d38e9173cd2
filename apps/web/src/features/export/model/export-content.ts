import type { ExportInput } from '@precis/domain'

const mostCharacters = 100_000

/** The summary as the server takes it. Too long, it goes without the quotes, then without the citations: the points and what is doubted of them always stay. */
export function exportContent(input: ExportInput): string {
  const whole = JSON.stringify(input)
  if (whole.length <= mostCharacters) return whole
  const citations = input.citations?.map((citation) => ({ ...citation, quote: '' }))
  const unquoted = JSON.stringify({ ...input, citations })
  if (unquoted.length <= mostCharacters) return unquoted
  const { citations: _citations, ...points } = input
  return JSON.stringify(points)
}
