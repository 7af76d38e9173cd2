import type { ModelMessage } from '../../model-client.ts'
import { dataBlock, dataRule } from './document-block.ts'

const rules = `You check statements about a document. Each has a number [Sn]; below it stand the passages that it cites.
- A statement is supported when its passages, read with care, say it: in the same or in other words, in the same or in another language, in full.
- It is not supported when they say something else, say the opposite, speak of another thing, person, time or amount, or when it adds something that they do not say.
- Reply with one JSON object: {"unsupported": [n, n]}, the numbers of the statements that are not supported; [] when all are.`

/** The messages that ask which statements their own passages do not bear out. */
export function supportMessages(nonce: string, statements: string): ModelMessage[] {
  return [
    { role: 'system', content: `${rules}\n\n${dataRule('statements', nonce)}` },
    { role: 'user', content: dataBlock('statements', nonce, statements) },
    { role: 'user', content: 'Which of these statements are not supported by their passages?' },
  ]
}

export const supportSchemaForModel = {
  name: 'support_check',
  schema: {
    type: 'object',
    properties: { unsupported: { type: 'array', items: { type: 'integer' } } },
    required: ['unsupported'],
    additionalProperties: false,
  },
} satisfies { name: string; schema: Record<string, unknown> }
