import { classNames } from '../../../ui/class-names.ts'
import { PendingAnswer } from '../../../ui/evidence/chat-bubble.tsx'
import type { Conversation, Turn } from './conversation.ts'
import * as texts from './texts.ts'
import { TurnAnswer } from './turn-answer.tsx'

interface Props {
  turns: readonly Turn[]
  current: number
  conversation: Conversation
  onRetry: (question: string) => void
}

/** One question with its answer on screen, all of them on paper; a new answer is read out. */
export function TurnList({ turns, current, conversation, onRetry }: Props) {
  const { isPending, isOffline, partial } = conversation
  return (
    <div role="log" aria-live="polite" aria-label={texts.questionsAndAnswers}>
      {turns.map(({ question, answer }, index) => {
        const isAwaited = answer === null && isPending && index === turns.length - 1
        return (
          <article
            key={question.id}
            className={classNames('turn', index === current && 'is-current')}
            aria-label={texts.questionOf(index + 1)}
          >
            <h3 dir="auto">{question.content}</h3>
            {answer !== null && (
              <TurnAnswer
                question={question.content}
                answer={answer}
                onRetry={() => onRetry(question.content)}
              />
            )}
            {isAwaited && isOffline && <p className="bubble">{texts.sentWhenYouAreBack}</p>}
            {isAwaited && !isOffline && (
              <PendingAnswer label={texts.answering}>{partial}</PendingAnswer>
            )}
          </article>
        )
      })}
    </div>
  )
}
