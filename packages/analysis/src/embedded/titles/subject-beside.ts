import { closeUp, flattenSpace } from '../../text/normalize.ts'
import { partsOf } from '../document/kinds/opening-lines.ts'
import type { Language } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'

const longest = 60
const linesAround = 3
const numberOfEdition = '(?:\\.\\s?|\\s)[\\p{N}\\p{Lu}]'
const date = /\p{N}{4}|\p{N}{1,2}[./]\p{N}{1,2}/u
const ended = /[.!?。！？;,]$/u
const edge = /\s\|\s|\s[·•]\s/u
const opensWithWord = /^(?:\p{L}|\p{N}{1,3}(?:st|nd|rd|th|\.|º|ª|e|ème|\.º)\s)/u

/**
 * What a paper is about, from the line below a title that only says `Product specification` or `Final report`, or from one
 * above it.
 */
export function subjectBeside(head: string, title: string, language: Language): string | undefined {
  const lines = head.split('\n').map((line) => flattenSpace(partsOf(line, language)[0] ?? ''))
  const at = lines.findIndex((line) => closeUp(line).includes(title))
  if (at < 0) return undefined
  const filled = (some: readonly string[]): string[] => some.filter((line) => line !== '')
  const [below] = filled(lines.slice(at + 1, at + 1 + linesAround))
  const above = filled(lines.slice(0, at)).reverse().slice(0, linesAround)
  return [below, ...above].flatMap((line) => subjectIn(line, language))[0]
}

function subjectIn(line: string | undefined, { phrases }: Language): string[] {
  const [subject = ''] = (line ?? '').split(edge)
  const tells = subject.includes(' ') && opensWithWord.test(subject) && subject.length <= longest
  const other = [
    /[:：]/u,
    date,
    ended,
    phrases.preparedBy,
    followedBy(phrases.editionLabel, numberOfEdition),
  ]
  return tells && !other.some((one) => one.test(subject)) ? [subject] : []
}
