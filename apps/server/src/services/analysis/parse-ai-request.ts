import {
  type AiRequest,
  AppError,
  aiRequestSchema,
  type ExportInput,
  exportInputSchema,
  type Policy,
} from '@precis/domain'

const maxExportCharacters = 100_000
const longest = { title: 300, date: 60, coverage: 500, label: 60 }
const labelsForItem = 8

export type ContentLimits = Pick<Policy, 'maxContentCharacters'>

/** Reads the bytes of an AI call. Throws `invalid_request`, `empty_content`, then `too_large`. */
export function readAiRequest(body: Uint8Array, limits: ContentLimits): AiRequest {
  return parseAiRequest(parseJson(body), limits)
}

function parseAiRequest(body: unknown, limits: ContentLimits): AiRequest {
  const parsed = aiRequestSchema.safeParse(withContent(body))
  if (!parsed.success) throw new AppError('invalid_request')
  const { content } = parsed.data
  if (!/\S/.test(content)) throw new AppError('empty_content')
  if (content.length > limits.maxContentCharacters) throw new AppError('too_large')
  return parsed.data
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid_request', { detail: 'the body is not JSON' })
  }
}

function withContent(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return { ...body, content: 'content' in body && body.content !== null ? body.content : '' }
}

/** Reads the summary that an export is written from. Throws `invalid_request`. */
export function parseExportContent(content: string): ExportInput {
  if (content.length > maxExportCharacters) throw new AppError('invalid_request')
  try {
    return boundFreeParts(exportInputSchema.parse(JSON.parse(content)))
  } catch {
    throw new AppError('invalid_request', { detail: 'the export content is not a summary' })
  }
}

/** What may be said freely beside a summary is cut to what it is for, or a model would be asked with any text. */
function boundFreeParts(input: ExportInput): ExportInput {
  const { title, date, citations, coverage } = input
  const labels = new Map<string, number>()
  const hasRoom = (item: string) => {
    const count = (labels.get(item) ?? 0) + 1
    labels.set(item, count)
    return count <= labelsForItem
  }
  return {
    ...input,
    title: title.slice(0, longest.title),
    date: date.slice(0, longest.date),
    citations: citations?.map(({ label, ...citation }) =>
      label !== undefined && hasRoom(`${citation.field} ${citation.index}`)
        ? { ...citation, label: label.slice(0, longest.label) }
        : citation,
    ),
    coverage: typeof coverage === 'string' ? coverage.slice(0, longest.coverage) : coverage,
  }
}
