export const workKey = 'precis.work'
export const draftKey = 'precis.draft'

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
