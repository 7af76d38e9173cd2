import type { Span } from '../../../text/sentences.ts'
import type { Language } from '../../languages/load-language.ts'

/* Lines of programs, in blocks of their own or among the text: no statement of a document. */

const fence = /^ {0,3}(?:```|~~~)[^\n]*$/gmu
/** What stands in backticks within a sentence is a name. */
const quoted = /`[^`\n]{1,200}`/gu
/** `R> x`, `>>> x`, `$ make`, `// why`, a badge. */
const opensCode =
  /^(?:R> |>>> |\$ [a-z.]|\/\/ ?\S|\/\*|\[?!\[|#include|import \p{L}[\w.]*(?:\s|$)|from \p{L}[\w.]* import |(?:const|let|var|def|func|function|class|public|static) [\w.]+\s?[=({]|(?:int|byte|char|float|double|void|bool|string) \*?\w+\s?[;=([]|if ?\([^)]*\) ?(?:\{|exit|return|\w+\())/u
/** `schema: {`, `});`, `x <- f(y)`, `p.open()`, `f(a = b, c = d`. */
const holdsCode =
  /[{[(]\s*$(?<=[:=(,]\s?[{[(]+\s*)|^[\s})\];,]{1,6}$|\}[);]|\w\([^)\n]{0,120}\)\s?;\s*(?:\/\/.*)?$|(?<=\S )(?:<-|=>|->>)(?= ?\S)|\w\.\w{1,60}\([^)\n]{0,160}(?:=|\[|,\s?\d)|\w\([^)\n]{0,80}\w\s?=\s?[\w"'[][^)\n]{0,80},\s?\w+\s?=|^[\w.,\s]{1,40}\s?=\s?[\w.\s]{1,40}\([^)]{0,200}\)\s*$|^[\w'"]+\??: (?:\{|\[['"{\d]|['"][^'"]*['"],?$|this\[)/u
const endsStatement = /[\p{Ll})\]][.!?]$/u
const fewestWords = 9

/** Where the blocks of code of a text are. */
export function codeBlocks(text: string): Span[] {
  if (!text.includes('```') && !text.includes('~~~')) return []
  const marks = [...text.matchAll(fence)]
  const blocks: Span[] = []
  for (let at = 0; at < marks.length; at += 2) {
    const [open, close] = [marks[at], marks[at + 1]]
    if (open === undefined) break
    const end = close === undefined ? text.length : close.index + close[0].length
    blocks.push({ start: open.index, end })
  }
  return blocks
}

/** Whether a line is one of a program by its looks. */
export function isCode(text: string): boolean {
  if (opensCode.test(text)) return true
  const plain = text.replace(quoted, ' ')
  if (!holdsCode.test(plain)) return false
  const isProse = endsStatement.test(text) && text.split(' ').length >= fewestWords
  return !isProse
}

const numberOfPicture = /^\s?\p{N}{1,3}(?:\.\p{N}{1,3})?[.:–]?\s+\p{Lu}/u

/** Whether a sentence only names a picture: `Figure 4.2 Depth of the harbor by month.` */
export function isCaption(text: string, { phrases }: Language): boolean {
  const name = phrases.picture.exec(text)
  if (name?.index !== 0 || !numberOfPicture.test(text.slice(name[0].length))) return false
  return !phrases.pictureShows.test(text)
}
