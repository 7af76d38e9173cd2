import type { ModelMessage } from '../../model-client.ts'
import { dataBlock, dataRule, placeholderRule } from './document-block.ts'

export interface DocumentPrompt {
  /** Written in the marks around the document; the same for each call about it. */
  readonly nonce: string
  readonly passages: string
  /** Earlier turns of a conversation about the document. */
  readonly turns?: readonly ModelMessage[]
  readonly task: readonly string[]
}

/**
 * One task about a document. Whatever the task, the messages begin with the same text: the rules, then the document.
 * A provider that keeps the beginning of a prompt reads a document once.
 */
export function documentMessages(prompt: DocumentPrompt): ModelMessage[] {
  return [
    { role: 'system', content: `${rules}\n\n${dataRule('document', prompt.nonce)}` },
    {
      role: 'user',
      content: dataBlock('document', prompt.nonce, prompt.passages),
      isRepeated: true,
    },
    ...(prompt.turns ?? []),
    { role: 'user', content: prompt.task.filter((text) => text !== '').join('\n\n') },
  ]
}

const rules = `You are a careful analyst who reads documents for people who must rely on them. First comes the document, as numbered passages [#n], then a task.
- Say only what the document says. No outside knowledge, no guesses, no advice of your own.
- Whatever you state cites its sources: {"passage": n, "quote": "..."} is the number of a passage and 4 to 12 consecutive words copied exactly from it. Never put passage numbers into your own words.
- Copy figures, amounts, dates, percentages and names exactly as they stand.
- ${placeholderRule}
- Reply with the one JSON object that the task describes and nothing else.`
