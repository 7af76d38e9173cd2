import { namesSum } from '../../findings/sums.ts'
import { inEveryLanguage } from '../../languages/every-question.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { findDueSentence } from './due-sentence.ts'

const mostRows = 2

/** The places of the rows, or of the only sentence, that say when a bill is to be paid, or of the row that says how much, where a question asks just that. */
export function findPayment(question: string, index: SentenceIndex): readonly number[] {
  const { rules } = index
  const { dueDay, leftToPay } = rules.phrases
  if (asksWhenToPay(question)) {
    const rows = rowsNamed(index, (label) => dueDay.test(label), 'date')
    if (rows.length > 0) return rows.length > mostRows ? [] : rows
    const sentence = findDueSentence(index)
    return sentence === undefined ? [] : [sentence]
  }
  if (!patterns.howMuch.test(question)) return []
  const left = rowsNamed(index, (label) => leftToPay.test(label), 'money').slice(-1)
  return left.length > 0
    ? left
    : rowsNamed(index, (label) => namesSum(label, rules), 'money').slice(-1)
}

/** Whether somebody asks by when a bill is to be paid. */
export function asksWhenToPay(question: string): boolean {
  return patterns.when.test(question)
}

const patterns = {
  when: whole(inEveryLanguage(({ bill }) => bill.when)),
  howMuch: whole(inEveryLanguage(({ bill }) => bill.howMuch)),
}

function whole(sources: string): RegExp {
  return new RegExp(`^[\\s¿]*(?:${sources})[\\s?？؟.]*$`, 'iu')
}

/** The rows whose label is such a name and whose value is such a thing. */
function rowsNamed(
  { bags, sentences, types }: SentenceIndex,
  isNamed: (label: string) => boolean,
  type: 'date' | 'money',
): number[] {
  return [...sentences.keys()].filter((at) => {
    const labeled = bags.labeled(at)
    return labeled !== undefined && isNamed(labeled.label) && types.holds(type, labeled.value) === 1
  })
}
