import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { proseUnit, type Unit } from '../units/unit.ts'
import { endsAsOrganization, isUncasedOrganization, namesOrganization } from './parties.ts'

const mostWordsOfName = 10
const longestName = 80
const wideGap = / {3,}|\t/u

/** Who sent a document: the name that its first line is, or opens with, perhaps wrapped onto the next line. */
export function senderUnit(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  { phrases }: Language,
): Unit | undefined {
  const first = sentences[at]
  if (at > 0 || first === undefined || first.order > 0 || first.kind === 'row') return undefined
  const raw = content.slice(first.start, first.end)
  const lines = raw.split('\n')
  const [cell = ''] = (lines[0] ?? '').split(wideGap, 1)
  const isWrapped = phrases.goesOnInName.test(cell.trimEnd()) && cell.length === lines[0]?.length
  const below =
    lines[1] === undefined
      ? sentences[at + 1]?.end
      : first.start + cell.length + 1 + lines[1].length
  const end = isWrapped && below !== undefined ? below : first.start + cell.trimEnd().length
  const text = flattenSpace(content.slice(first.start, end))
  // `Our ref   7/26` opens with a label.
  const isCell = cell.length < (lines[0]?.length ?? 0)
  if (!namesOrganization(text) && (isCell || !isName(text))) return undefined
  if (!isName(text) && !isUncasedOrganization(text)) return undefined
  // `Keeping Your Boat Dry` is a title.
  if (phrases.yourInTitle.test(text)) return undefined
  const unit = proseUnit({ start: first.start, end, text, words: roughWordCount(text) }, first)
  return { ...unit, namesSender: true }
}

/** A short line of words that open with capitals, neither a sentence nor a number. */
function isName(text: string): boolean {
  const words = text.split(/\s+/u)
  if (words.length > mostWordsOfName || text.length > longestName) return false
  const name = endsAsOrganization(text) ? text.replace(/\.$/u, '') : text
  if (/[:：.!?。]$|\p{N}/u.test(name)) return false
  return words.length > 1 && words.every((word) => /^[\p{Lu}&·–/-]|^\p{Ll}{1,4}$/u.test(word))
}
