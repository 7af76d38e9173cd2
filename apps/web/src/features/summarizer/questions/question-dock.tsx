import { countOf } from '@precis/domain'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SendIcon } from '../../../ui/icons.tsx'
import { DownIcon, UpIcon } from '../icons.tsx'
import type { Workbench } from '../workbench/workbench.ts'
import { answerCount, type Conversation } from './conversation.ts'
import { MessageList } from './message-list.tsx'

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
  const input = useRef<HTMLInputElement>(null)
  const chat = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (isPending) wasAsking.current = true
    else if (wasAsking.current) {
      wasAsking.current = false
      if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
    }
  }, [isPending])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls into view
  useLayoutEffect(() => {
    if (isOpen && chat.current) chat.current.scrollTop = chat.current.scrollHeight
  }, [messages, conversation.partial, isOpen])

  const ask = (question: string) => {
    setIsOpen(true)
    workbench.ask(question)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === '') input.current?.focus()
    else ask(draft)
  }
  const asked = new Set(messages.map(({ content }) => content))
  const answers = answerCount(messages)
  const hasMessages = messages.length > 0 || isPending
  const offered = suggestions
    .filter((one) => !asked.has(one))
    .slice(0, hasMessages ? fewSuggestions : undefined)

  return (
    <section
      className={isOpen ? 'dock open' : 'dock'}
      aria-label="Ask about this document"
      id="pane-ask"
    >
      <div className="dh">
        <h2>Ask about this document</h2>
        <IconButton label="Collapse chat" aria-expanded={true} onClick={() => setIsOpen(false)}>
          <DownIcon />
        </IconButton>
      </div>
      <div className="chat" ref={chat}>
        {!hasMessages && (
          <p className="bubble question start">
            Answers come from the document alone, with the passage they rest on.
          </p>
        )}
        <MessageList conversation={conversation} />
      </div>
      {offered.length > 0 && !isPending && (
        <ul className="sug" aria-label="Suggested questions">
          {offered.map((question) => (
            <li key={question}>
              <button type="button" title={question} onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="ask" onSubmit={submit}>
        {answers > 0 && (
          <span className="n">
            <Button variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
              {countOf(answers, 'answer')}
              <UpIcon />
            </Button>
          </span>
        )}
        <label className="vh" htmlFor="question">
          Your question
        </label>
        <input
          id="question"
          ref={input}
          className="input"
          placeholder="Ask about this document"
          autoComplete="off"
          maxLength={2_000}
          value={draft}
          disabled={isPending}
          onChange={(event) => workbench.type(event.target.value)}
        />
        <Button type="submit" aria-label="Send" disabled={isPending}>
          <SendIcon />
        </Button>
      </form>
    </section>
  )
}
