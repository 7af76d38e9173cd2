const key = 'precis.return-to'

/** A path inside the application, or null for anything that could lead elsewhere. */
export function insidePath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null
}

/** The page that a guard turned away, from the state of the history entry. */
export function pathFromState(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'from' in state
    ? insidePath(state.from)
    : null
}

/** Keeps a page in mind while the visitor is away at a sign-in provider. */
export function rememberReturn(path: string | null): void {
  if (path === null) window.sessionStorage.removeItem(key)
  else window.sessionStorage.setItem(key, path)
}

/** The page kept by {@link rememberReturn}. */
export function rememberedReturn(): string | null {
  return insidePath(window.sessionStorage.getItem(key))
}
