export const workKey = 'precis.work'
export const draftKey = 'precis.draft'

const disposers = new Set<() => void>()

/** Has `dispose` called when the work of this tab is forgotten. */
export function onForget(dispose: () => void): void {
  disposers.add(dispose)
}

/** Stops what is running and removes document, result, questions and draft from this tab. For signing out. */
export function forgetWork(): void {
  for (const dispose of disposers) dispose()
  disposers.clear()
  sessionStorage.removeItem(workKey)
  sessionStorage.removeItem(draftKey)
}
