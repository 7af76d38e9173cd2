/** A case and who brings it about: `if you cancel`. */
const cases =
  /(?<!\p{L})if (i|we|you|they) (?:(?:have to|need to|want to|decide to|should|must|do not|don['’]t|cannot|can['’]t|can) )?(\p{L}{4,})/giu
const rootLength = 4

interface Case {
  readonly isOfReader: boolean
  readonly deed: string
}

function casesIn(text: string, readers: RegExp): Case[] {
  return [...text.matchAll(cases)].map(([, who = '', deed = '']) => ({
    isOfReader: readers.test(who),
    deed: deed.toLowerCase().slice(0, rootLength),
  }))
}

/**
 * Tells passages of a paper in English that tell the case of the other side only: "If you cancel" in terms is no answer to a reader who
 * asks "if you cancel", and means the company.
 */
export function tellsOtherSide(question: string): (passage: string) => boolean {
  const asked = casesIn(question, /^(?:i|we)$/iu)
  return (passage) => {
    if (asked.length === 0) return false
    const told = casesIn(passage, /^you$/iu)
    const alike = told.filter(({ deed }) => asked.some((one) => one.deed === deed))
    return (
      alike.length > 0 &&
      alike.every(({ deed, isOfReader }) =>
        asked.every((one) => one.deed !== deed || one.isOfReader !== isOfReader),
      )
    )
  }
}
