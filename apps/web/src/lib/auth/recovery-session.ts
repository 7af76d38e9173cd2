const key = 'precis.recovery'

/** Remembers, for this tab and across reloads, that its session came from a password recovery link. */
export function markRecovery(): void {
  window.sessionStorage.setItem(key, '1')
}

export function isRecovering(): boolean {
  return window.sessionStorage.getItem(key) === '1'
}

export function endRecovery(): void {
  window.sessionStorage.removeItem(key)
}
