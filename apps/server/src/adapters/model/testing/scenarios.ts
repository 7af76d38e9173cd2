import type { ServerResponse } from 'node:http'
import type { ModelScenario } from './stub-server.ts'

const envelope = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stub' }

function event(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ ...envelope, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(event({ role: 'assistant', content: '' }))
}

function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,7}/gu) ?? []
}

/** What a whole streamed reply says it came to, where the request asks for it. */
export const streamedUsage = {
  prompt_tokens: 120,
  completion_tokens: 30,
  total_tokens: 150,
  prompt_tokens_details: { cached_tokens: 64 },
}

/** A whole streamed reply as the protocol has it. */
export function streams(text: string, finish = 'stop'): ModelScenario {
  return (response, { request }) => {
    openStream(response)
    for (const piece of pieces(text)) response.write(event({ content: piece }))
    response.write(event({}, finish))
    if (request.stream_options?.include_usage === true) {
      const last = { ...envelope, choices: [], usage: streamedUsage }
      response.write(`data: ${JSON.stringify(last)}\n\n`)
    }
    response.end('data: [DONE]\n\n')
  }
}

/** Replies as Ollama does to a prompt of which it has read `promptTokens`. */
export function readsTokens(text: string, promptTokens: number): ModelScenario {
  return (response) => {
    openStream(response)
    const piece = (more: object) =>
      `data: ${JSON.stringify({ ...envelope, system_fingerprint: 'fp_ollama', ...more })}\n\n`
    response.write(
      piece({ choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }] }),
    )
    const usage = {
      prompt_tokens: promptTokens,
      completion_tokens: 9,
      total_tokens: promptTokens + 9,
    }
    response.end(`${piece({ choices: [], usage })}data: [DONE]\n\n`)
  }
}

/** Ends the stream properly after the reason, without `[DONE]`. */
export function streamsWithoutDone(text: string): ModelScenario {
  return (response) => {
    openStream(response)
    for (const piece of pieces(text)) response.write(event({ content: piece }))
    response.end(event({}, 'stop'))
  }
}

/** Ends the stream in the middle of the text, without a reason. */
export function stopsShort(text: string): ModelScenario {
  return (response) => {
    openStream(response)
    response.end(event({ content: text }))
  }
}

/** Breaks the connection in the middle of the text. */
export function disconnects(text: string): ModelScenario {
  return async (response) => {
    openStream(response)
    response.write(event({ content: text }))
    await pause(20)
    response.destroy()
  }
}

/** Sends a piece every `everyMs` until the text is through. */
export function drips(text: string, everyMs: number): ModelScenario {
  return async (response) => {
    openStream(response)
    for (const piece of pieces(text)) {
      await pause(everyMs)
      if (response.destroyed) return
      response.write(event({ content: piece }))
    }
    response.write(event({}, 'stop'))
    response.end('data: [DONE]\n\n')
  }
}

/** Sends keep-alive comments for a while, then the text. */
export function keepsAlive(text: string, comments: number, everyMs: number): ModelScenario {
  return async (response) => {
    openStream(response)
    for (let count = 0; count < comments; count += 1) {
      await pause(everyMs)
      response.write(': still thinking\n\n')
    }
    response.write(event({ content: text }))
    response.write(event({}, 'stop'))
    response.end('data: [DONE]\n\n')
  }
}

export function sendsBrokenEvents(): ModelScenario {
  return (response) => {
    openStream(response)
    response.write('data: {"choices": [{"delta": {"content": "x\n\n')
    response.end('data: [DONE]\n\n')
  }
}

/** An error inside a stream that began well. */
export function failsInStream(): ModelScenario {
  return (response) => {
    openStream(response)
    response.end(
      `data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}\n\n`,
    )
  }
}

export function refuses(): ModelScenario {
  return (response) => {
    openStream(response)
    response.write(event({ refusal: 'I cannot help with that.' }))
    response.write(event({}, 'stop'))
    response.end('data: [DONE]\n\n')
  }
}

export function answers(
  status: number,
  error: object = { message: 'fault' },
  headers: Record<string, string> = {},
): ModelScenario {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error }))
  }
}

/** A completion in one piece, from a provider that does not stream. */
export function answersWhole(text: string, usage?: unknown): ModelScenario {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const choice = {
      index: 0,
      message: { role: 'assistant', content: text },
      finish_reason: 'stop',
    }
    const completion = { ...envelope, object: 'chat.completion', choices: [choice], usage }
    response.end(JSON.stringify(completion))
  }
}

/** Takes the request and never says anything. */
export const hangs: ModelScenario = () => undefined

/** Begins the stream and never goes on. */
export const hangsInStream: ModelScenario = (response) => openStream(response)

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
