import { porterStem } from '../../packages/analysis/src/text/words/porter-stem.ts'

export interface Rouge {
  readonly one: number
  readonly two: number
  readonly longest: number
}

/** Lower-case alphanumeric tokens; those of more than three letters by their Porter stems. */
function rougeTokens(text: string): string[] {
  const tokens = text.toLowerCase().match(/[a-z0-9]+/gu) ?? []
  return tokens.map((token) => (token.length > 3 ? porterStem(token) : token))
}

/** ROUGE-1, -2 and -L as F1, each against the reference it agrees with most. */
export function rouge(prediction: string, references: readonly string[]): Rouge {
  const tokens = rougeTokens(prediction)
  let best: Rouge = { one: 0, two: 0, longest: 0 }
  for (const reference of references) {
    const wanted = rougeTokens(reference)
    best = {
      one: Math.max(best.one, overlap(tokens, wanted, 1)),
      two: Math.max(best.two, overlap(tokens, wanted, 2)),
      longest: Math.max(
        best.longest,
        f1(commonLength(tokens, wanted), tokens.length, wanted.length),
      ),
    }
  }
  return best
}

function overlap(a: readonly string[], b: readonly string[], size: number): number {
  const counts = grams(a, size)
  let shared = 0
  for (const [gram, count] of grams(b, size)) shared += Math.min(count, counts.get(gram) ?? 0)
  return f1(shared, Math.max(0, a.length - size + 1), Math.max(0, b.length - size + 1))
}

function grams(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i + size <= tokens.length; i += 1) {
    const gram = tokens.slice(i, i + size).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  let previous = new Uint32Array(b.length + 1)
  for (const token of a) {
    const current = new Uint32Array(b.length + 1)
    for (const [j, other] of b.entries()) {
      current[j + 1] =
        token === other ? (previous[j] ?? 0) + 1 : Math.max(previous[j + 1] ?? 0, current[j] ?? 0)
    }
    previous = current
  }
  return previous[b.length] ?? 0
}

function f1(shared: number, predicted: number, wanted: number): number {
  return shared === 0 ? 0 : (2 * shared) / (predicted + wanted)
}
