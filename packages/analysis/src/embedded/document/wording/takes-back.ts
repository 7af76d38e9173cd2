import type { Language } from '../../languages/load-language.ts'

const longWord = /\p{L}{6,}/gu
const longestDenial = 40
/** `The reduction is not available` limits `is reduced by 4%`. */
const stem = 5
const endings = 4

/** Whether a sentence limits what the one before it says, or takes it back: `This only applies if you:` */
export function takesBack(text: string, { phrases }: Language): boolean {
  return phrases.limitsBefore.test(text)
}

/** Whether a sentence turns round what the one before it says, says that it is not for the reader, or that what it names is so. */
export function turnsRound(text: string, before: string, { phrases }: Language): boolean {
  if (phrases.turnsRound.test(text) || speaksOfReader(text, { phrases })) return true
  const isNamed = phrases.notHad.test(text) || phrases.limitsNamed.test(text)
  const opening = phrases.acknowledgesThat.exec(text)?.[0] ?? (isNamed ? '' : undefined)
  if (opening === undefined) return false
  const told = before.toLowerCase()
  const named = text.slice(opening.length).toLowerCase().match(longWord) ?? []
  return named.some((word) => told.includes(word.slice(0, Math.max(stem, word.length - endings))))
}

/** Whether a sentence says that something is, or is not, so for the reader. */
export function speaksOfReader(text: string, { phrases }: Pick<Language, 'phrases'>): boolean {
  return phrases.notForReader.test(text) || phrases.forReader.test(text)
}

/** How many characters behind a sentence deny it in a few words: `I can't.` */
export function denialBehind(content: string, end: number, { phrases }: Language): number {
  const [whole = '', said = ''] =
    /^\s+(\P{P}[^.!?\n]{1,30}\.)/u.exec(content.slice(end, end + longestDenial)) ?? []
  return phrases.cannotBeDone.test(said) ? whole.length : 0
}
