import { useEffect, useState } from 'react'

/** The server sends the same person one mail a minute and keeps silent about the others. */
export const mailCoolDownMs = 60_000
const tickMs = 1_000

/** Whole seconds until something may be asked for again, 0 when it may, and the way to begin anew. */
export function useCoolDown(lengthMs: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + lengthMs)
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= endsAt
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isOver])
  return {
    secondsLeft: isOver ? 0 : Math.ceil((endsAt - now) / tickMs),
    restart() {
      setNow(Date.now())
      setEndsAt(Date.now() + lengthMs)
    },
  }
}
