export const workKey = 'precis.work'
export const draftKey = 'precis.draft'
export const choicesKey = 'precis.choices'

const finishedKey = 'precis.finished'

let dispose = () => {}

/** Has `run` called, and nothing else any more, when the work of this tab is forgotten. */
export function onForget(run: () => void): void {
  dispose = run
}

/** Stops what is running and removes document, result, questions, draft and all else from this tab. For signing out. */
export function forgetWork(): void {
  dispose()
  sessionStorage.clear()
}

/** Notes the document that this tab finished last: a reload may be on its way while the address changes. */
export function noteFinished(id: string): void {
  try {
    sessionStorage.setItem(finishedKey, id)
  } catch {
    // Then it is found under My documents.
  }
}

export function lastFinished(): string | null {
  try {
    return sessionStorage.getItem(finishedKey)
  } catch {
    return null
  }
}

export function dropFinished(): void {
  try {
    sessionStorage.removeItem(finishedKey)
  } catch {
    // Nothing was noted.
  }
}
