import * as z from 'zod/mini'
import type { SentRequest } from '../../../lib/http/recording-fetch.ts'
import type { SentCall } from './sent-call.ts'

/** What a request held. `text` is the document as it is sent. */
export async function readCall(
  { at, host, body }: SentRequest,
  text: string,
  modelHost: string | null,
): Promise<SentCall> {
  const json = typeof body === 'string' ? body : await body.text()
  const { content, ...fields } = z.looseObject({ content: z.string() }).parse(JSON.parse(json))
  const isDocument = text.startsWith(content)
  return {
    id: crypto.randomUUID(),
    at,
    host,
    modelHost,
    sizeBytes: new Blob([body]).size,
    fields: JSON.stringify(fields),
    characters: isDocument ? content.length : null,
    content: isDocument ? '' : content,
  }
}
