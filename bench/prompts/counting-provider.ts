import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export interface Counted {
  readonly tokens: number
  /** The part of them that an earlier prompt began with, too. */
  readonly kept: number
}

/** What providers keep at the least. */
const leastKept = 1_024
/** Pieces of text about as large as tokens. */
const piece = /\s?\p{L}{1,7}|\s?\p{N}{1,3}|\s?[^\p{L}\p{N}\s]|\s+/gu

/** A provider on loopback that answers in the form asked for and counts how prompts begin. `readsSchemaFirst`: the schema is before the messages, as OpenAI has it, otherwise it is not part of the prompt. */
export async function startCountingProvider(readsSchemaFirst: boolean) {
  const prompts: string[][] = []
  const server: Server = createServer((request, response) => {
    void readText(request).then((body) => {
      const { messages, response_format: format } = JSON.parse(body)
      const said = messages.map((one: { role: string; content: string }) => [
        one.role,
        ...(one.content.match(piece) ?? []),
      ])
      const schema = readsSchemaFirst ? JSON.stringify(format?.json_schema?.schema ?? '') : ''
      prompts.push([...(schema.match(piece) ?? []), ...said.flat()])
      const whole = messages.map((one: { content: string }) => one.content).join('\n')
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          choices: [{ message: { content: replyTo(whole) }, finish_reason: 'stop' }],
        }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    count: () => countKept(prompts),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function countKept(prompts: readonly (readonly string[])[]): Counted[] {
  return prompts.map((pieces, at) => {
    const shared = prompts
      .slice(0, at)
      .map((earlier) => commonLength(earlier, pieces))
      .reduce((most, length) => Math.max(most, length), 0)
    return { tokens: pieces.length, kept: shared < leastKept ? 0 : shared }
  })
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

function replyTo(prompt: string): string {
  const quote = (/\[#1\] (.+)/u.exec(prompt)?.[1] ?? '').split(' ').slice(0, 8).join(' ')
  const item = { sources: [{ passage: 1, quote }], text: quote }
  if (prompt.includes('Question: ')) {
    return JSON.stringify({ found: true, sources: item.sources, answer: quote })
  }
  return JSON.stringify({
    ...{ title: 'A plain title', documentType: 'Contract', mainPurpose: item, summary: [item] },
    ...{ keyPoints: [item], conclusions: [], criticalDetails: [], recommendations: [] },
    ...{ risks: [], suggestedQuestions: [] },
  })
}
