import { givenNames } from './given-names.ts'
import { isNoName } from './no-names.ts'

/** A word of a name: Marrow, O'Brien, Müller-Lüdenscheidt, MARROW. */
export const nameWord = "\\p{Lu}[\\p{L}\\p{M}'’]{1,30}(?:-\\p{Lu}?[\\p{L}\\p{M}'’]{1,30}){0,2}"
const initials = '(?:\\p{Lu}\\.[ -]?){1,3}'
const particle =
  "(?:von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|do|dos|das|du|des|la|le|el|al|bin|ibn|ten|ter|y|i|af|av|d’|d')"
const gap = '[ \\u00a0]'
const piece = `(?:${initials}${gap}?)?${nameWord}`

/** One to five words of a name, with initials and particles between them. */
const namePattern = `(?:${initials}${gap}?)?(?:${particle}${gap}){0,2}${nameWord}(?:${gap}(?:${particle}${gap}){0,2}${piece}){0,4}`

const startsHere = new RegExp(namePattern, 'uy')
const wholeLine = new RegExp(`^${namePattern}$`, 'u')
const endsHere = new RegExp(`(?<![\\p{L}\\p{N}])${namePattern}$`, 'u')
const longestName = 90

/** Ewen Le Goff: within a name an article may be written large. */
const largeParticle = /^(?:Le|La|De|Du|Des|Di|Da|Van|Von|Der|Den)$/u

/** A name up to the first word that is not part of it; null when that is the first word. */
function cutAtNoName(written: string): string | null {
  let end = 0
  let before = ''
  for (const { 0: word, index } of written.matchAll(/[^ \u00a0]+/gu)) {
    // Mr Peter Price: behind a given name even such a word is one.
    if (!/^\p{Lu}/u.test(word) || (before !== '' && largeParticle.test(word))) continue
    if (isNoName(word.replace(/\.$/u, '')) && !givenNames.has(before)) break
    end = index + word.length
    before = word
  }
  return end === 0 ? null : written.slice(0, end)
}

/** The name that begins at an offset, or null. */
export function nameAt(text: string, offset: number): string | null {
  startsHere.lastIndex = offset
  const found = startsHere.exec(text)?.[0]
  return found === undefined ? null : cutAtNoName(found)
}

/** The name that ends at an offset, without other words before it; null when there is none. */
export function nameBefore(text: string, offset: number): string | null {
  const before = text.slice(Math.max(0, offset - longestName), offset)
  const found = endsHere.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0]
  if (found === undefined) return null
  const words = found.split(/[ \u00a0]/u)
  const last = words.findLastIndex((word) => /^\p{Lu}/u.test(word) && isNoName(word))
  const name = words.slice(last + 1)
  while (name[0] !== undefined && !/^\p{Lu}/u.test(name[0])) name.shift()
  return name.length === 0 ? null : name.join(' ')
}

/** Whether a line is a name and nothing else: two words at least, none of them of another kind. */
export function isNameLine(line: string): boolean {
  if (line.length > 60 || !/[ \u00a0]/u.test(line) || !wholeLine.test(line)) return false
  return cutAtNoName(line) === line
}
