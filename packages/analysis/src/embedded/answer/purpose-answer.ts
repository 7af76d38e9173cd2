import { type Answer, notMentioned } from '@precis/domain'
import { readDocument } from '../document/read.ts'
import { citePurpose } from '../summary/assemble.ts'
import { pointContext } from '../summary/points.ts'
import { findMainPurpose } from '../summary/purpose/main-purpose.ts'

const asked =
  /^\s*(?:what(?:'s| is| does)? (?:this|the) (?:document|text|contract|agreement|paper|report|letter|article|file)(?: is)? (?:about|for)|what is (?:this|it) about|what is the (?:main )?(?:purpose|subject|topic|point) of (?:this|the) (?:document|text|contract|agreement|paper|report|letter|article)|(?:please )?summari[sz]e\b.*|worum geht es.*|de quoi (?:s'agit-il|parle ce (?:document|texte)).*|de qué (?:trata|se trata).*|di (?:che )?cosa (?:tratta|parla).*|de que (?:trata|se trata).*|waar gaat (?:dit|het).* over)\s*\??\s*$/iu

/** Whether a question asks what the whole document is about. */
export function asksForPurpose(question: string): boolean {
  return asked.test(question)
}

/** The sentence that says best what the document is for. */
export async function answerPurpose(
  content: string,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const reading = await readDocument(content, { signal })
  const purpose = findMainPurpose(pointContext(reading, reading.type.genre, 'general'))
  if (purpose.length === 0) {
    return { result: notMentioned, verdict: 'absent', citations: [], nearest: [] }
  }
  const { text, citations } = citePurpose(content, purpose, 'answer')
  return { result: text, verdict: 'answer', citations, nearest: [] }
}
