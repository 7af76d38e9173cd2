import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SendIcon } from '../../../ui/icons.tsx'
import { DownIcon, NextIcon, PreviousIcon, UpIcon } from '../icons.tsx'
import type { Workbench } from '../workbench/workbench.ts'
import { answerCount, type Conversation } from './conversation.ts'
import * as texts from './texts.ts'
import { TurnList } from './turn-list.tsx'
import { useTurns } from './use-turns.ts'

interface Props {
  workbench: Workbench
  conversation: Conversation
  suggestions: readonly string[]
}

/** Beside a conversation, so that its answers keep their room. */
const fewSuggestions = 2

/** Questions about the document. Open while there is something to read, a single row otherwise. */
export function QuestionDock({ workbench, conversation, suggestions }: Props) {
  const { messages, draft, isPending } = conversation
  const [isOpen, setIsOpen] = useState(messages.length > 0)
  const { turns, current, choose } = useTurns(conversation)
  const input = useRef<HTMLInputElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (isPending) wasAsking.current = true
    else if (wasAsking.current) {
      wasAsking.current = false
      if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
    }
  }, [isPending])

  const ask = (question: string) => {
    setIsOpen(true)
    choose(null)
    workbench.ask(question)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === '') input.current?.focus()
    else ask(draft)
  }
  const asked = new Set(messages.map(({ content }) => content))
  const answers = answerCount(messages)
  const hasTurns = turns.length > 0
  const offered = suggestions
    .filter((one) => !asked.has(one))
    .slice(0, hasTurns ? fewSuggestions : undefined)
  // Below an answer they scroll with it: a row of their own would cut it short.
  const suggested = offered.length > 0 && !isPending && (
    <ul className="sug" aria-label={texts.suggestedQuestions}>
      {offered.map((question) => (
        <li key={question}>
          <button type="button" title={question} onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )

  return (
    <section
      className={isOpen ? 'dock open' : 'dock'}
      aria-label={texts.askAboutThisDocument}
      id="pane-ask"
    >
      <div className="dh">
        <h2>{texts.questions}</h2>
        {hasTurns && (
          <span className="steps">
            <IconButton
              label={texts.previousQuestion}
              aria-disabled={current === 0}
              onClick={() => choose(Math.max(0, current - 1))}
            >
              <PreviousIcon />
            </IconButton>
            <span className="num" aria-live="polite">
              {texts.question}{' '}
              <b>
                {current + 1}/{turns.length}
              </b>
            </span>
            <IconButton
              label={texts.nextQuestion}
              aria-disabled={current === turns.length - 1}
              onClick={() => choose(Math.min(turns.length - 1, current + 1))}
            >
              <NextIcon />
            </IconButton>
          </span>
        )}
        <IconButton
          className="fold"
          label={texts.collapseChat}
          aria-expanded={true}
          onClick={() => setIsOpen(false)}
        >
          <DownIcon />
        </IconButton>
      </div>
      <div className="chat">
        {!hasTurns && (
          <p className="bubble question start">{texts.answersComeFromTheDocumentAlone}</p>
        )}
        <TurnList turns={turns} current={current} conversation={conversation} onRetry={ask} />
        {hasTurns && suggested}
      </div>
      {!hasTurns && suggested}
      <form className="ask" onSubmit={submit}>
        {answers > 0 && (
          <span className="n">
            <Button variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
              {texts.countOfAnswer(answers)}
              <UpIcon />
            </Button>
          </span>
        )}
        <label className="vh" htmlFor="question">
          {texts.yourQuestion}
        </label>
        <input
          id="question"
          ref={input}
          className="input"
          placeholder={texts.askAboutThisDocument}
          autoComplete="off"
          maxLength={2_000}
          value={draft}
          disabled={isPending}
          onChange={(event) => workbench.type(event.target.value)}
        />
        <Button type="submit" aria-label={texts.send} disabled={isPending}>
          <SendIcon />
        </Button>
      </form>
    </section>
  )
}
