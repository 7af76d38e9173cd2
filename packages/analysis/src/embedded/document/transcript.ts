/** `Professor E: ` at the start of what somebody said. */
export const speaker = /^\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}:\s+/u

const lookedAt = 20_000

/** True when at least two of five lines open with the name of a speaker. */
export function looksLikeTranscript(text: string): boolean {
  let lines = 0
  let spoken = 0
  for (const line of text.slice(0, lookedAt).split('\n')) {
    if (line.trim() === '') continue
    lines += 1
    if (speaker.test(line) || /^\p{Lu}[\p{L}.'’ -]{0,40}:\s*$/u.test(line)) spoken += 1
  }
  return lines >= 8 && spoken > lines * 0.4
}
