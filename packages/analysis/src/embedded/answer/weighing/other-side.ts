import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'

const rootLength = 4

interface Case {
  readonly isOfReader: boolean
  readonly deed: string
}

function casesIn(text: string, readers: RegExp, { phrases }: Language): Case[] {
  return [...text.matchAll(everywhere(phrases.ifSomebodyDoes))].map(([, who = '', deed = '']) => ({
    isOfReader: readers.test(who),
    deed: deed.toLowerCase().slice(0, rootLength),
  }))
}

/**
 * Tells passages that tell the case of the other side only: "If you cancel" in terms is no answer to a reader who
 * asks "if you cancel", and means the company.
 */
export function tellsOtherSide(question: string, language: Language): (passage: string) => boolean {
  const asked = casesIn(question, language.phrases.whoAsks, language)
  return (passage) => {
    if (asked.length === 0) return false
    const told = casesIn(passage, language.phrases.whoReads, language)
    const alike = told.filter(({ deed }) => asked.some((one) => one.deed === deed))
    return (
      alike.length > 0 &&
      alike.every(({ deed, isOfReader }) =>
        asked.every((one) => one.deed !== deed || one.isOfReader !== isOfReader),
      )
    )
  }
}
