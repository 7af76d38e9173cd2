/** What people leave out in a hurry, and what stands there when it is written out. */
const writtenOut: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|ca|wo|could|would|should|must)nt\b/giu, "$1n't"],
  [/\b(i)m\b/giu, "$1'm"],
  [/\b(i|they|we|you)ve\b/giu, "$1've"],
  [/\b(they|you)re\b/giu, "$1're"],
  [/(?<![\d.,])(\d{1,2}) ?(?:k|grand)\b/giu, '$1,000'],
  [/\b(what|who|where|when|how|that|there)['’]?s\b/giu, '$1 is'],
]

/** A question in English as a careful writer has it: `whats the rent if i dont pay` with `what is` and `don't`. */
export function writeOut(question: string): string {
  let text = question
  for (const [pattern, instead] of writtenOut) text = text.replace(pattern, instead)
  return text
}
