type Listener = (text: string) => void

let waiting: string[] = []
let listener: Listener | null = null
const starters = new Set<() => void>()

/** Says something that needs no answer and outlives the page it was said on. Never for errors. */
export function showToast(text: string): void {
  if (listener !== null) {
    listener(text)
    return
  }
  waiting = [...waiting, text]
  for (const start of starters) start()
}

/** Runs when there is a first toast to show. */
export function onFirstToast(start: () => void): () => void {
  starters.add(start)
  return () => starters.delete(start)
}

export function hasWaitingToast(): boolean {
  return waiting.length > 0
}

/** Takes what waited and everything that comes. */
export function takeToasts(take: Listener): () => void {
  listener = take
  for (const text of waiting) take(text)
  waiting = []
  return () => {
    if (listener === take) listener = null
  }
}
