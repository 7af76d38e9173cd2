import { type Citation, notMentioned, verdictOf } from '@precis/domain'
import type { ReactNode } from 'react'
import { CitationChips } from '../../../document-view/citation-chips.tsx'
import { CheckMarks } from '../../../document-view/point.tsx'
import { quoteId } from '../../../document-view/quotes.ts'
import { Answer } from '../../../ui/evidence/chat-bubble.tsx'
import { PointActions } from '../result/points/point-actions.tsx'
import { chipsOf, closestPassages, section } from './answer-chips.ts'
import type { Message } from './conversation.ts'
import * as texts from './texts.ts'

interface PassageProps {
  id: string
  citations: readonly Citation[]
  children: ReactNode
}

function Passage({ id, citations, children }: PassageProps) {
  return (
    <div className="bubble passage">
      <CitationChips id={id} citations={citations} section={section} hasNone={false} />
      <p dir="auto">{children}</p>
    </div>
  )
}

/** No passage plainly answers: what comes closest, each passage with its place. */
function Absent({ answer }: { answer: Message }) {
  return (
    <>
      <Answer>
        <b>{notMentioned}</b>
      </Answer>
      {answer.nearest.length > 0 && (
        <>
          <p className="lab">{texts.maybeInOtherWords}</p>
          {answer.nearest.map((citation, index) => (
            <Passage key={quoteId(citation)} id={chipsOf(answer, index)} citations={[citation]}>
              <span className="cite">{citation.quote.replace(/\s+/g, ' ').trim()}</span>
            </Passage>
          ))}
        </>
      )}
    </>
  )
}

/** The document speaks of it without answering: its passages are the answer, the best one first, each with its place. */
function Closest({ answer }: { answer: Message }) {
  const { opening, passages } = closestPassages(answer)
  return (
    <>
      <p className="lab">{texts.theDocumentDoesNotAnswer}</p>
      <Answer>
        <b>{opening}</b>
      </Answer>
      {passages.map(({ text, citations }, index) => (
        <Passage key={text} id={chipsOf(answer, index)} citations={citations}>
          {text}
        </Passage>
      ))}
    </>
  )
}

interface Props {
  question: string
  answer: Message
  onRetry: () => void
}

/** An answer by what it is: an answer, the closest passage, not mentioned, or a failure. */
export function TurnAnswer({ question, answer, onRetry }: Props) {
  if (answer.isError) {
    return (
      <Answer
        hasFailed
        after={
          <button type="button" className="retry" onClick={onRetry}>
            {texts.tryAgain}
          </button>
        }
      >
        {answer.content}
      </Answer>
    )
  }
  const verdict = verdictOf(answer.content)
  const citations = verdict === 'absent' ? answer.nearest : answer.citations
  return (
    <>
      {verdict === 'absent' && <Absent answer={answer} />}
      {verdict === 'closest' && <Closest answer={answer} />}
      {verdict === 'answer' && (
        <Answer
          margin={<CitationChips id={chipsOf(answer)} citations={citations} section={section} />}
        >
          {answer.content}
        </Answer>
      )}
      <CheckMarks checks={answer.checks ?? []} />
      <PointActions
        text={answer.content}
        section={section}
        citations={citations}
        question={question}
        isAnswer
      />
    </>
  )
}
