import { setTimeout as pause } from 'node:timers/promises'
import type { ModelClient, ModelReply, ModelRequest } from '@precis/analysis'
import { AppError } from '@precis/domain'
import OpenAI from 'openai'
import { type CallLimits, callLimits, startCall } from './call-limits.ts'
import { toChatRequest } from './chat-request.ts'
import { type Failure, readFailure } from './failure.ts'
import { contextTokensOf } from './known-models.ts'
import { type CallQueue, limitCalls } from './limit-calls.ts'
import { createCapabilities, type ProviderCapabilities, stepDown } from './provider-capabilities.ts'
import { defaultBaseUrl, defaultModel } from './provider-defaults.ts'
import { providerFetch } from './provider-fetch.ts'
import { wasCut } from './replies/cut-prompt.ts'
import { type ReadReply, readCompletion } from './replies/read-completion.ts'
import { readStream } from './replies/read-stream.ts'
import { isTooLong } from './replies/too-long.ts'
import { retryDelay } from './retry-delay.ts'

export interface OpenAiClientOptions {
  /** No `Authorization` is sent without one. */
  readonly apiKey?: string | undefined
  /** Includes `/v1`; OpenAI's own by default. */
  readonly baseUrl?: string | undefined
  readonly model?: string | undefined
  /** How many tokens the model holds at once; by its name where it is not said. */
  readonly contextTokens?: number | undefined
  /** What is known of the provider besides what its address tells. */
  readonly capabilities?: Partial<ProviderCapabilities>
  readonly limits?: Partial<CallLimits> | undefined
  /** Shared by clients that together may make so many calls at once; no bound by default. */
  readonly queue?: CallQueue | undefined
  /** Further attempts after 429, 5xx and broken connections; 3 by default. */
  readonly retries?: number | undefined
  /** First pause of the doubling back-off. */
  readonly backoffMs?: number | undefined
  /** Told of a prompt that was cut without a word, and how many tokens were left of it. */
  readonly onCutPrompt?: ((promptTokens: number) => void) | undefined
}

/**
 * Speaks to an OpenAI-compatible provider: streaming chat completions with structured output, stepping down to what the
 * provider understands. Failures are `provider_failed` or `provider_timeout`; an aborted signal rejects with its reason.
 */
export function createOpenAiClient(options: OpenAiClientOptions): ModelClient {
  const baseUrl = (options.baseUrl ?? defaultBaseUrl).replace(/\/+$/u, '')
  const model = options.model ?? defaultModel
  const limits = { ...callLimits(), ...options.limits }
  const traits = { model, contextTokens: options.contextTokens ?? contextTokensOf(model) }
  const queue = options.queue ?? limitCalls(Number.POSITIVE_INFINITY)
  const api = openApi(baseUrl, options.apiKey)
  let learned: ProviderCapabilities = {
    ...createCapabilities(baseUrl, model),
    ...options.capabilities,
  }

  const attempt = async (
    request: ModelRequest,
    capabilities: ProviderCapabilities,
    deadline: number,
  ): Promise<ReadReply | Failure> => {
    const call = startCall(request.signal, limits, deadline)
    try {
      const response = await api.chat.completions
        .create(toChatRequest(traits, request, capabilities), { signal: call.signal })
        .asResponse()
      call.connected()
      const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
      const reply = isJson
        ? await readCompletion(response)
        : await readStream(api, call.watch(response), call.controller, request.onText)
      call.check()
      return reply
    } catch (error) {
      call.check()
      return readFailure(error)
    } finally {
      call.end()
    }
  }

  const complete = async (request: ModelRequest): Promise<ModelReply> => {
    // Not the clock of the day, which may be set meanwhile.
    const deadline = performance.now() + limits.totalMs
    let capabilities = learned
    let retries = 0
    for (;;) {
      request.signal.throwIfAborted()
      const outcome = await attempt(request, capabilities, deadline)
      if ('text' in outcome) {
        const { hasThought, cutsPrompts, ...reply } = outcome
        learned = { ...capabilities, thinks: capabilities.thinks || hasThought }
        if (!cutsPrompts || !wasCut(request.messages, reply.usage)) return reply
        options.onCutPrompt?.(reply.usage?.promptTokens ?? 0)
        return { text: '', finish: 'too_long', usage: reply.usage }
      }
      if (isTooLong(outcome)) return { text: '', finish: 'too_long' }
      const lesser = stepDown(capabilities, outcome, request.schema !== undefined)
      if (lesser !== undefined) {
        capabilities = lesser
        continue
      }
      const pauseMs = retryDelay(outcome, retries, options.backoffMs ?? 500)
      if (pauseMs === undefined || retries >= (options.retries ?? 3)) throw toAppError(outcome)
      if (performance.now() + pauseMs >= deadline) throw toAppError(outcome)
      retries += 1
      // An abort ends the pause; the next turn throws its reason.
      await pause(pauseMs, undefined, { signal: request.signal }).catch(() => undefined)
    }
  }

  return { model, complete: (request) => queue(request.signal, () => complete(request)) }
}

function openApi(baseURL: string, apiKey: string | undefined): OpenAI {
  return new OpenAI({
    baseURL,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: providerFetch,
    ...(apiKey === undefined ? { defaultHeaders: { Authorization: null } } : {}),
  })
}

function toAppError(failure: Failure): AppError {
  return new AppError('provider_failed', {
    detail: failure.detail,
    cause: failure.cause,
    ...(failure.retryAfterMs === undefined
      ? {}
      : { retryAfterSeconds: Math.ceil(failure.retryAfterMs / 1_000) }),
  })
}
