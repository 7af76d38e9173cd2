import { closeUp, flattenSpace } from '../../text/normalize.ts'
import { partsOf } from '../document/kinds/opening-lines.ts'
import type { Language } from '../languages/load-language.ts'

const longest = 60
const linesAround = 2
const label =
  /[:：]|(?<!\p{L})(?:doc|rev|ref|no|nr|art|version|ver|issue|edition|date|stand|ausgabe)\.?\s?[\p{N}\p{Lu}]/iu
const date = /\p{N}{4}|\p{N}{1,2}[./]\p{N}{1,2}/u
const ended = /[.!?。！？;,]$/u
const edge = /\s\|\s|\s[·•]\s/u

/** What a manual is about, from the line below a title that only says `Product specification`, or from one above it. */
export function productBeside(head: string, title: string, language: Language): string | undefined {
  const lines = head.split('\n').map((line) => flattenSpace(partsOf(line, language)[0] ?? ''))
  const at = lines.findIndex((line) => closeUp(line).includes(title))
  if (at < 0) return undefined
  const filled = (some: readonly string[]): string[] => some.filter((line) => line !== '')
  const [below] = filled(lines.slice(at + 1, at + 1 + linesAround))
  const above = filled(lines.slice(0, at)).reverse().slice(0, linesAround)
  return [below, ...above].flatMap(productIn)[0]
}

function productIn(line: string | undefined): string[] {
  const [product = ''] = (line ?? '').split(edge)
  const tells = product.includes(' ') && /^\p{L}/u.test(product) && product.length <= longest
  return tells && ![label, date, ended].some((one) => one.test(product)) ? [product] : []
}
