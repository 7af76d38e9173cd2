/** State of a navigation that gives what is on screen another address: the view and the focus stay where they are. */
export const sameScreen = { isSameScreen: true }

export function isSameScreen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSameScreen' in state
}
