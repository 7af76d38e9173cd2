import type { Place } from '../detail.ts'

interface Token extends Place {
  /** In lower case. */
  readonly word: string
  readonly isCapital: boolean
}

/** Words and numbers of a text. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
    word: written.toLowerCase(),
    isCapital: !/^\p{Ll}/u.test(written),
  }))
}

interface Branch<T> {
  readonly next: Map<string, Branch<T>>
  entry?: T
}

/** Finds many phrases in one pass over a text. */
export function createPhrases<T>() {
  const root: Branch<T> = { next: new Map() }
  const longestGap = 4

  return {
    /** The first entry of the same words stays. */
    add(phrase: string, entry: T): void {
      let branch = root
      for (const { word } of tokensOf(phrase)) {
        const next = branch.next.get(word) ?? { next: new Map() }
        branch.next.set(word, next)
        branch = next
      }
      if (branch !== root) branch.entry ??= entry
    },
    /** Places of the phrases, longest first where several begin; those of small letters only where `hasCapitals` is off. */
    find(text: string, hasCapitals: (entry: T) => boolean): (Place & { readonly entry: T })[] {
      const tokens = tokensOf(text)
      const found: (Place & { entry: T })[] = []
      for (let i = 0; i < tokens.length; i += 1) {
        let branch: Branch<T> | undefined = root
        let last: { entry: T; index: number } | null = null
        for (let j = i; j < tokens.length; j += 1) {
          const token = tokens[j]
          const before = tokens[j - 1]
          if (token === undefined) break
          if (j > i && before !== undefined && !isNear(text, before.end, token.start)) break
          branch = branch?.next.get(token.word)
          if (branch === undefined) break
          if (branch.entry !== undefined) last = { entry: branch.entry, index: j }
        }
        const first = tokens[i]
        const end = tokens[last?.index ?? -1]
        if (last === null || first === undefined || end === undefined) continue
        if (hasCapitals(last.entry) && !first.isCapital) continue
        found.push({ start: first.start, end: end.end, entry: last.entry })
        i = last.index
      }
      return found
    },
  }

  function isNear(text: string, from: number, to: number): boolean {
    return to - from <= longestGap && !text.slice(from, to).includes('\n\n')
  }
}
