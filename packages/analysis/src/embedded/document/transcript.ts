/** `Professor E: ` or `[00:02:51] Priya: ` at the start of what somebody said. */
export const speaker =
  /^(?:[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s+)?\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}:\s+/u

const lookedAt = 20_000
const leastAnswered = 0.2
const speaking =
  /^(?:[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}):(?:\s|$)/u
/** `00:14 AGENT Good morning`: after the time a name needs no colon. */
const speakingAt =
  /^[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s+(\p{Lu}{2,}(?:\s\p{Lu}{2,}|\s\d)?)\s+(?=\S*\p{Ll})/u

/** True when at least two of five lines open with the name of a speaker, and the speakers come back. */
export function looksLikeTranscript(text: string): boolean {
  let lines = 0
  let spoken = 0
  const names = new Set<string>()
  const turns = new Set<string>()
  let last = ''
  let answered = 0
  for (const line of text.slice(0, lookedAt).split('\n')) {
    if (line.trim() === '') continue
    lines += 1
    const name = (speaking.exec(line) ?? speakingAt.exec(line))?.[1]
    if (name === undefined || name === 'Source') continue
    spoken += 1
    names.add(name)
    turns.add(`${last}:${name}`)
    if (turns.has(`${name}:${last}`)) answered += 1
    last = name
  }
  // People answer each other; the labels of a form come back in one order.
  if (answered < spoken * leastAnswered) return false
  return lines >= 8 && spoken > lines * 0.4 && names.size >= 2 && names.size * 2 <= spoken
}
