/** `Professor E: ` at the start of what somebody said. */
export const speaker = /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}:\s+/u

const lookedAt = 20_000
const speaking = /^(\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}):(?:\s|$)/u

/** True when at least two of five lines open with the name of a speaker, and the speakers come back. */
export function looksLikeTranscript(text: string): boolean {
  let lines = 0
  let spoken = 0
  const names = new Set<string>()
  for (const line of text.slice(0, lookedAt).split('\n')) {
    if (line.trim() === '') continue
    lines += 1
    const name = speaking.exec(line)?.[1]
    if (name === undefined || name === 'Source') continue
    spoken += 1
    names.add(name)
  }
  return lines >= 8 && spoken > lines * 0.4 && names.size >= 2 && names.size * 2 <= spoken
}
