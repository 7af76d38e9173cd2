/**
 * Reads as much of an unfinished JSON text as is complete: open lists and objects are closed, an unfinished last
 * number or key is left out, and so is an unfinished string unless `keepsOpenString`. For previews only; undefined
 * when nothing can be read yet.
 */
export function parsePartialJson(text: string, { keepsOpenString = false } = {}): unknown {
  const start = text.indexOf('{')
  if (start === -1) return undefined
  const source = text.slice(start)
  const state = scan(source)
  if (state.closedAt !== undefined) return tryParse(source.slice(0, state.closedAt))
  if (keepsOpenString && state.openString !== undefined) {
    const value = tryParse(`${source.replace(halfEscape, '')}"${state.openString}`)
    if (value !== undefined) return value
  }
  for (const candidate of state.safePoints.reverse()) {
    const value = tryParse(source.slice(0, candidate.at) + candidate.closers)
    if (value !== undefined) return value
  }
  return undefined
}

interface SafePoint {
  readonly at: number
  readonly closers: string
}

interface Scan {
  /** Where the text can be cut and closed, the latest few. */
  readonly safePoints: SafePoint[]
  readonly closedAt: number | undefined
  /** What closes the rest where the text ends within a string. */
  readonly openString: string | undefined
}

const halfEscape = /\\(?:u[\da-f]{0,3})?$/iu

const kept = 4

function scan(source: string): Scan {
  const stack: string[] = []
  const safePoints: SafePoint[] = []
  const remember = (at: number) => {
    safePoints.push({ at, closers: [...stack].reverse().join('') })
    if (safePoints.length > kept) safePoints.shift()
  }
  let inString = false
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
      continue
    }
    if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      stack.push(character === '{' ? '}' : ']')
      remember(at + 1)
    } else if (character === '}' || character === ']') {
      stack.pop()
      if (stack.length === 0) return { safePoints, closedAt: at + 1, openString: undefined }
      remember(at + 1)
    } else if (character === ',') remember(at)
  }
  const openString = inString ? [...stack].reverse().join('') : undefined
  return { safePoints, closedAt: undefined, openString }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
