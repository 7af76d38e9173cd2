import type { ModelClient, ModelReply, ModelRequest } from '../../model-client.ts'

export interface ScriptedClient extends ModelClient {
  readonly requests: ModelRequest[]
}

type Turn =
  | string
  | Partial<ModelReply>
  | object
  | ((request: ModelRequest) => Turn | Promise<Turn>)

/** A model for tests that replies by script; the last turn repeats. Objects without `text` or `finish` are sent as JSON. */
export function scriptedClient(...turns: Turn[]): ScriptedClient {
  const requests: ModelRequest[] = []
  return {
    model: 'scripted',
    requests,
    complete: async (request) => {
      const turn = turns[Math.min(requests.length, turns.length - 1)] ?? ''
      requests.push(request)
      return toReply(typeof turn === 'function' ? await turn(request) : turn)
    },
  }
}

function toReply(turn: Turn): ModelReply {
  if (typeof turn === 'string') return { text: turn, finish: 'stop' }
  if ('finish' in turn) {
    const { text = '', finish = 'stop' } = turn as Partial<ModelReply>
    return { text, finish }
  }
  return { text: JSON.stringify(turn), finish: 'stop' }
}

/** The text of a request's last message that holds a data block. */
export function shownText(request: ModelRequest): string {
  return request.messages.find(({ role }) => role === 'user')?.content ?? ''
}
