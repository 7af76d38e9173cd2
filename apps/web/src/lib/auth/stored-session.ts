/** Where the session is kept in the browser's storage. */
export const sessionStorageKey = 'precis.session'

/** Whether an earlier visit, or another tab, left a session in this browser. */
export function hasStoredSession(): boolean {
  return window.localStorage.getItem(sessionStorageKey) !== null
}

/** Lets the links of a page whose application sleeps follow the session, as `public/before-paint.js` did first. */
export function noteSession(): void {
  const note = () => {
    if (hasStoredSession()) document.documentElement.dataset['session'] = 'kept'
    else delete document.documentElement.dataset['session']
  }
  window.addEventListener('storage', note)
  window.addEventListener('pageshow', note)
}
