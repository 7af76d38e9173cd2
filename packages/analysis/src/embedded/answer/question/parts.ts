import { everyQuestion, inEveryLanguage } from '../../languages/every-question.ts'
import type { Questions } from '../../languages/questions.ts'

const { ar, ja, zh } = everyQuestion

/** Whoever asks in another language than the document's asks as well. */
const asking = inEveryLanguage(spaced(({ asksFor }) => asksFor))
const whether = inEveryLanguage(({ asksWhether }) => asksWhether)
const and = inEveryLanguage(spaced(({ joins }) => joins))
const unspaced = `${ja.asksFor}|${zh.asksFor}`

/** The languages that put spaces between words, and before `and`. */
function spaced(part: (questions: Questions) => string): (questions: Questions) => string {
  return (questions) => ([ar, ja, zh].includes(questions) ? '' : part(questions))
}

const joins = new RegExp(
  `[,;]?\\s(?:${and})\\s(?=(?:${asking}|${whether})(?![\\p{L}'’]))|[?？؟]\\s+(?=\\S)|[?？؟](?=\\p{Lo})|(?<=\\S\\s)${ar.joins}(?=(?:${ar.asksFor})\\s)`,
  'iu',
)
const asksFirst = new RegExp(`(?<!\\p{L})(?:${asking}|${ar.asksFor})(?!\\p{L})|${unspaced}`, 'iu')
const asksOnly = new RegExp(`^\\s*(?:${asking}|${ar.asksFor}|${unspaced})[\\s?？؟.]*$`, 'iu')

/** No longer question is parted, and none into more parts: it tells a story. */
const longest = 300
const mostParts = 3

/** The questions that one is made of: `How much is it and when do I have to pay?` One that only asks has the rest of the one before it. */
export function partsOf(question: string): readonly string[] {
  if (question.length > longest) return [question]
  const parts = question.split(joins).filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (parts.length < 2 || parts.length > mostParts) return [question]
  return parts.map((part, i) => writtenWhole(part, parts[i - 1]))
}

/** `And by when?` behind `How much must I pay` is `by when must I pay`. */
function writtenWhole(part: string, before: string | undefined): string {
  if (before === undefined || !asksOnly.test(part)) return part
  const asked = part.replace(/[\s?？؟.]+$/u, '').trim()
  return asksFirst.test(before) ? before.replace(asksFirst, asked) : part
}
