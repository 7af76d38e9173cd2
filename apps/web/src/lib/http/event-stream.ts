export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

function parseBlock(block: string): ServerEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
  }
  return data.length === 0 ? null : { event, data: JSON.parse(data.join('\n')) as unknown }
}

/** The events of a `text/event-stream` body with their JSON data, as they arrive. Comments and empty events are skipped. */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      buffer += decoder.decode(value, { stream: !done })
      buffer = buffer.replaceAll('\r\n', '\n')
      const blocks = buffer.split('\n\n')
      buffer = done ? '' : (blocks.pop() ?? '')
      for (const block of blocks) {
        const event = parseBlock(block)
        if (event !== null) yield event
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
