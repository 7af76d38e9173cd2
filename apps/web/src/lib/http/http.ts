import { type AppError, type ProgressEvent, progressEventSchema } from '@precis/domain'
import type * as z from 'zod/mini'
import { currentAccessToken, renewAccessToken } from '../auth/access-token.ts'
import { announceUnauthorized } from '../auth/unauthorized.ts'
import { readServerEvents } from './event-stream.ts'
import {
  appErrorSaying,
  errorFromBody,
  errorFromResponse,
  unreachableMessage,
} from './response-error.ts'

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Bearer token; the session's own when left out. */
  readonly token?: string | null | undefined
  /** Said when the server cannot be reached. */
  readonly unreachable?: string
  /** Sends in place of the browser's own. */
  readonly fetch?: typeof fetch
}

export interface StreamOptions<Result, Partial> extends CallOptions {
  readonly resultSchema: z.ZodMiniType<Result>
  readonly partialSchema?: z.ZodMiniType<Partial>
  readonly onProgress?: ((progress: ProgressEvent) => void) | undefined
  /** Called with each snapshot; those that do not fit `partialSchema` are skipped. */
  readonly onPartial?: ((partial: Partial) => void) | undefined
}

function isAbort(error: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true || (error instanceof Error && error.name === 'AbortError')
}

function unreachable(options: CallOptions, cause: unknown): AppError {
  return appErrorSaying('internal', options.unreachable ?? unreachableMessage, { cause })
}

async function send(
  name: string,
  body: unknown,
  accept: string,
  options: CallOptions,
): Promise<Response> {
  const post = (token: string | null) =>
    (options.fetch ?? fetch)(`/.netlify/functions/${name}`, {
      method: 'POST',
      headers: {
        accept,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body instanceof Blob ? body : JSON.stringify(body),
      signal: options.signal ?? null,
    })
  try {
    const token = options.token === undefined ? await currentAccessToken() : options.token
    const response = await post(token)
    if (response.status !== 401 || token === null) return response
    const renewed = await renewAccessToken()
    return renewed === null ? response : await post(renewed)
  } catch (error) {
    if (isAbort(error, options.signal)) throw error
    throw unreachable(options, error)
  }
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response
  if (response.status === 401) announceUnauthorized()
  throw await errorFromResponse(response)
}

async function parsed<Result>(
  response: Response,
  schema: z.ZodMiniType<Result>,
  options: CallOptions,
): Promise<Result> {
  try {
    return schema.parse(response.status === 204 ? undefined : await response.json())
  } catch (error) {
    if (isAbort(error, options.signal)) throw error
    throw unreachable(options, error)
  }
}

/**
 * Calls a server function and checks its answer; a `body` that is a `Blob` holds JSON already. Rejects with an `AppError` whose message can be shown,
 * or with the `AbortError` of `signal`. A refused token is renewed once before it counts as refused.
 */
export async function callFunction<Result>(
  name: string,
  body: unknown,
  schema: z.ZodMiniType<Result>,
  options: CallOptions = {},
): Promise<Result> {
  const response = await accepted(await send(name, body, 'application/json', options))
  return parsed(response, schema, options)
}

/** Calls a server function that streams; resolves with its `result` event, rejects on `error` or when the stream breaks off. */
export async function streamFunction<Result, Partial = unknown>(
  name: string,
  body: unknown,
  options: StreamOptions<Result, Partial>,
): Promise<Result> {
  const response = await accepted(await send(name, body, 'text/event-stream', options))
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!isStream || response.body === null) return parsed(response, options.resultSchema, options)
  try {
    for await (const { event, data } of readServerEvents(response.body)) {
      if (event === 'progress') {
        const progress = progressEventSchema.safeParse(data)
        if (progress.success) options.onProgress?.(progress.data)
      } else if (event === 'partial') {
        const partial = options.partialSchema?.safeParse(data)
        if (partial?.success) options.onPartial?.(partial.data)
      } else if (event === 'result') {
        return options.resultSchema.parse(data)
      } else if (event === 'error') {
        // Returned, not thrown: the catch below is for other failures.
        return Promise.reject(streamedError(data))
      }
    }
  } catch (error) {
    if (isAbort(error, options.signal)) throw error
    throw unreachable(options, error)
  }
  throw unreachable(options, new Error('The stream ended without a result'))
}

function streamedError(data: unknown): AppError {
  const status = (data as { status?: unknown } | null)?.status
  const error = errorFromBody(data, typeof status === 'number' ? status : 500, unreachableMessage)
  if (error.code === 'unauthorized') announceUnauthorized()
  return error
}
