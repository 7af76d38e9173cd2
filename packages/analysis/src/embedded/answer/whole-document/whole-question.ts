import { everyQuestion, inEveryLanguage } from '../../languages/every-question.ts'
import { type Matter, matters, type WholeQuestions } from '../../languages/questions.ts'

/** The wordings of one language, with one word for all words for a document. */
interface Asked {
  readonly document: RegExp
  readonly tail: RegExp
  readonly patterns: readonly (readonly [Matter, RegExp])[]
}

const fillers = new RegExp(`^(?:(?:${inEveryLanguage(({ opens }) => opens)}) )+`, 'u')
const mark = /\p{Mn}+/gu
const punctuation = /[^\p{L}\p{N}]+/gu
const letter = '[\\p{L}\\p{N}]'
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** One letter, so that what may follow a letter in a pattern may follow it. */
const placeholder = 'þ'
const mostTails = 3
const longest = 160

let known: readonly Asked[] | undefined

/** What a question asks of the document as a whole, in whatever language; nothing for a question about something in it. */
export function matterAsked(question: string): Matter | undefined {
  if (question.length > longest) return undefined
  const whole = withoutAccents(question.toLowerCase()).replace(punctuation, ' ').trim()
  known ??= Object.values(everyQuestion).map(({ whole }) => toAsked(whole))
  for (const asked of known) {
    const matter = matterIn(whole, asked) ?? matterIn(whole.replace(fillers, ''), asked)
    if (matter !== undefined) return matter
  }
  return undefined
}

/** The matter of a question, or of what is left when it loses endings such as `in this letter`. */
function matterIn(whole: string, { document, tail, patterns }: Asked): Matter | undefined {
  let said = whole.replace(document, placeholder)
  for (let tails = 0; tails <= mostTails; tails += 1) {
    const found = patterns.find(([, pattern]) => pattern.test(said))
    if (found !== undefined) return found[0]
    const shorter = said.replace(tail, '')
    if (shorter === said) return undefined
    said = shorter
  }
  return undefined
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(mark, '').replaceAll('ß', 'ss').replaceAll('ł', 'l')
}

function toAsked({ doc, tail, ...said }: WholeQuestions): Asked {
  const words = withoutAccents(doc)
  const isWhole = !unspaced.test(words)
  const bounded = isWhole ? `(?<!${letter})(?:${words})(?!${letter})` : words
  const document = new RegExp(bounded, 'gu')
  const plain = (source: string): string =>
    withoutAccents(source).replaceAll('{doc}', placeholder).replace(document, placeholder)
  return {
    document,
    tail: new RegExp(` ?(?:${plain(tail)})$`, 'u'),
    patterns: matters.map((matter) => [matter, new RegExp(`^(?:${plain(said[matter])})$`, 'u')]),
  }
}
