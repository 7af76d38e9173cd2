import { inEveryLanguage } from '../../languages/every-question.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import type { Questions } from '../../languages/questions.ts'
import { tellsAge } from '../index/ranges.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u
const iban = /(?<!\p{L})iban\P{N}{0,20}[\d[]|(?<![\p{L}\p{N}])\p{Lu}{2}\d{2}\s?[\p{Lu}\d]{4}/iu
const bankCode = /(?<!\p{L})(?:bic|swift)(?!\p{L})/iu
const figure = /(?<![\p{L}\p{N}-])\p{N}/u
const day =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th|\.|º)?\s(?:of |de )?\p{L}{3,}|(?<!\p{L})\p{Lu}\p{L}{2,}\s\d{1,2}(?![\p{L}\p{N}:.])/u
const secret = '\\p{L}{0,8}\\P{N}{0,12}[\\d:=«“"\'`]'

type Document = Pick<SentenceIndex, 'rules' | 'types'>

interface Form {
  readonly asked: RegExp
  readonly isHeld: (passage: string, document: Document) => boolean
}

/** What has a form of its own: where that is asked for, a passage without it does not answer. */
const forms: readonly Form[] = [
  { asked: /(?<!\p{L})iban(?!\p{L})/iu, isHeld: (passage) => iban.test(passage) },
  { asked: bankCode, isHeld: (passage) => bankCode.test(passage) },
  {
    asked: asks((questions) => questions.secret),
    isHeld: (passage, { rules: { phrases } }) =>
      followedBy(phrases.secretWord, secret).test(passage),
  },
  {
    asked: asks(({ size }) => size),
    isHeld: (passage, { rules: { phrases } }) =>
      figure.test(passage) || phrases.smallNumber.test(passage),
  },
  {
    asked: asks(({ rate }) => rate),
    isHeld: (passage, { types }) => types.holds('percent', passage) === 1,
  },
  { asked: asks(({ mail }) => mail), isHeld: (passage) => passage.includes('@') },
  {
    asked: asks(({ age }) => age),
    isHeld: (passage, { rules }) => tellsAge(passage, rules) || year.test(passage),
  },
  { asked: asks((questions) => questions.year), isHeld: (passage) => year.test(passage) },
  { asked: asks(({ past }) => past), isHeld: (passage) => day.test(passage) },
]

/** Whoever asks in another language than the document's asks for the same. */
function asks(part: (questions: Questions) => string): RegExp {
  return new RegExp(inEveryLanguage(part), 'iu')
}

/** Tells passages that lack what a question names by its form: an IBAN, an address with `@`, an age. */
export function lacksForm(question: string, document: Document): (passage: string) => boolean {
  const asked = forms.filter((form) => form.asked.test(question))
  return (passage) => asked.some(({ isHeld }) => !isHeld(passage, document))
}
