import {
  type AiRequest,
  AppError,
  aiRequestSchema,
  type ExportInput,
  exportInputSchema,
  type Policy,
} from '@precis/domain'

const maxExportCharacters = 100_000

/** Reads the body of an AI call. Throws `invalid_request`, `empty_content`, then `too_large`. */
export function parseAiRequest(body: unknown, policy: Policy): AiRequest {
  const parsed = aiRequestSchema.safeParse(withContent(body))
  if (!parsed.success) throw new AppError('invalid_request')
  const { content } = parsed.data
  if (!/\S/.test(content)) throw new AppError('empty_content')
  if (content.length > policy.maxContentCharacters) throw new AppError('too_large')
  return parsed.data
}

function withContent(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return { ...body, content: 'content' in body && body.content !== null ? body.content : '' }
}

/** Reads the summary that an export is written from. Throws `invalid_request`. */
export function parseExportContent(content: string): ExportInput {
  if (content.length > maxExportCharacters) throw new AppError('invalid_request')
  try {
    return exportInputSchema.parse(JSON.parse(content))
  } catch {
    throw new AppError('invalid_request', { detail: 'the export content is not a summary' })
  }
}
