import { useEffect, useMemo, useRef, useState } from 'react'
import { useHighlight } from '../../../document-view/highlight.tsx'
import { firstPassage, section } from './answer-chips.ts'
import { type Conversation, turnsOf } from './conversation.ts'

/** The questions of a conversation, one of them looked at; the page of a new answer turns at once. */
export function useTurns({ messages }: Conversation) {
  const turns = useMemo(() => turnsOf(messages), [messages])
  const [chosen, setChosen] = useState<number | null>(null)
  const last = turns.length - 1
  const current = Math.min(chosen ?? last, last)
  const { placeOf, turnTo } = useHighlight()

  const answered = turns.findLast(({ answer }) => answer !== null)?.answer ?? null
  const known = useRef(answered?.id)
  useEffect(() => {
    if (answered === null || answered.id === known.current) return
    known.current = answered.id
    const first = firstPassage(answered, placeOf)
    if (first) turnTo(first.passage, first.chip, section)
  }, [answered, placeOf, turnTo])

  return {
    turns,
    current,
    /** Looks at another question; the newest, and those that follow, when null. */
    choose: (turn: number | null) => setChosen(turn === last ? null : turn),
  }
}
