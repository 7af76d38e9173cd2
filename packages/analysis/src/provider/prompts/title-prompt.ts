import type { ModelMessage } from '../../model-client.ts'
import { createNonce, dataBlock, dataRule, placeholderRule } from './document-block.ts'

/** The messages that ask for a title. */
export function titleMessages(opening: string): ModelMessage[] {
  const nonce = createNonce()
  return [
    {
      role: 'system',
      content: `You name documents. Reply with the title of the document and nothing else: its own title where it has one, else a plain and specific one in its language, at most 80 characters, no quotation marks, no full stop. ${placeholderRule}\n\n${dataRule('document', nonce)}`,
    },
    { role: 'user', content: dataBlock('document', nonce, opening) },
  ]
}
