import {
  type AiRequest,
  AppError,
  aiRequestSchema,
  type ExportInput,
  exportInputSchema,
  type Policy,
} from '@precis/domain'

const maxExportCharacters = 100_000

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
    return exportInputSchema.parse(JSON.parse(content))
  } catch {
    throw new AppError('invalid_request', { detail: 'the export content is not a summary' })
  }
}
