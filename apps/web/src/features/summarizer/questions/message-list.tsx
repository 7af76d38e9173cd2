import { notMentioned } from '@precis/domain'
import { CitationChips } from '../../../document-view/citation-chips.tsx'
import { useHighlight } from '../../../document-view/highlight.tsx'
import { CheckMarks } from '../../../document-view/point.tsx'
import { quoteId } from '../../../document-view/quotes.ts'
import { Answer, PendingAnswer, Question } from '../../../ui/evidence/chat-bubble.tsx'
import type { Conversation, Message } from './conversation.ts'

const section = 'Ask'
const excerptCharacters = 140

function excerpt(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= excerptCharacters
    ? line
    : `${letters.slice(0, excerptCharacters).join('').trimEnd()}…`
}

/** Passages that come close to a question the document does not answer. */
function Nearest({ message }: { message: Message }) {
  const { show, placeOf } = useHighlight()
  if (message.nearest.length === 0) return null
  return (
    <div className="nearest">
      <p>Nearest passages</p>
      <ul>
        {message.nearest.map((citation, index) => {
          const id = `near-${message.id}-${index}`
          return (
            <li key={quoteId(citation)}>
              <a
                id={id}
                href={`#${quoteId(citation)}`}
                onClick={(event) => {
                  event.preventDefault()
                  show(citation, id, section)
                }}
              >
                <span>{placeOf(citation.start).label}</span> {excerpt(citation.quote)}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Questions and answers in order; new ones are read out as they come. */
export function MessageList({ conversation }: { conversation: Conversation }) {
  const { messages, isPending, partial } = conversation
  return (
    <div role="log" aria-live="polite" aria-label="Questions and answers">
      {messages.map((message) =>
        message.role === 'user' ? (
          <Question key={message.id}>{message.content}</Question>
        ) : (
          <Answer
            key={message.id}
            hasFailed={message.isError}
            margin={
              <CitationChips
                citations={message.citations}
                section={section}
                hasNone={!message.isError && message.content !== notMentioned}
              />
            }
            after={
              <>
                <CheckMarks checks={message.checks ?? []} />
                <Nearest message={message} />
              </>
            }
          >
            {message.content}
          </Answer>
        ),
      )}
      {isPending && <PendingAnswer label="Answering">{partial}</PendingAnswer>}
    </div>
  )
}
