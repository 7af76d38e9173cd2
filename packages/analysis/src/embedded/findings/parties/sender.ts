import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { proseUnit, type Unit } from '../units/unit.ts'
import { endsAsOrganization, isUncasedOrganization, namesOrganization } from './parties.ts'

const mostWordsOfName = 10
const longestName = 80
const wideGap = / {3,}|\t/u
/** `DEPARTMENT FOR` above `LIVING SUPPORT`. */
const goesOn =
  /(?<!\p{L})(?:for|of|the|and|&|für|und|der|des|de|du|la|et|y|del|della|di|e|do|da|van|voor|en|i|и|по)$/iu

/** `Keeping Your Boat Dry` is a title. */
const addresses = /(?<!\p{L})(?:your|ihre?n?|votre|vos|uw|twoj\p{L}+|ваш\p{L}*)(?!\p{L})/iu

/** Who sent a document: the name that its first line is, or opens with, perhaps wrapped onto the next line. */
export function senderUnit(
  content: string,
  sentences: readonly Sentence[],
  at: number,
): Unit | undefined {
  const first = sentences[at]
  if (at > 0 || first === undefined || first.order > 0 || first.kind === 'row') return undefined
  const raw = content.slice(first.start, first.end)
  const lines = raw.split('\n')
  const [cell = ''] = (lines[0] ?? '').split(wideGap, 1)
  const isWrapped = goesOn.test(cell.trimEnd()) && cell.length === lines[0]?.length
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
  if (addresses.test(text)) return undefined
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
