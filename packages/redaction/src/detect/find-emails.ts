import type { Span } from './span.ts'

const longestName = 64
const longestHost = 255
const name = /[\p{L}\p{N}._%+-]+$/u
const host = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/u

/** E-mail addresses. */
export function findEmails(text: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = name.exec(text.slice(Math.max(0, at - longestName), at))?.[0]
    const after = host.exec(text.slice(at + 1, at + 1 + longestHost))?.[0]
    if (before === undefined || after === undefined) continue
    const local = before.replace(/^\.+/u, '')
    if (local === '') continue
    spans.push({ kind: 'email', start: at - local.length, end: at + 1 + after.length })
  }
  return spans
}
