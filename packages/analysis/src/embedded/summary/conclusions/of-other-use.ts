import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { isAgendaItem } from '../agenda-items.ts'
import { isItemLine } from '../lines/matter-names.ts'

/* What has a word of deciding and only heads, opens or accompanies a paper. */

const endsSentence = /[.!?:;。！？：；]["'”’»)\]]*$/u
const statement = /\p{L}{3}[.!?]\s|[。！？]/u
const charactersOfHead = 2_000
const charactersAboveRow = 2_500
const colon = String.raw`\s?[:：]`
const opensTable = /[:：]\s*$/u

/** Whether a finding is a title, a heading, an item of an agenda, a list of what is enclosed or a payment of every month. */
export function isOfOtherUse(reading: Reading, { unit, values, isSettled }: WeighedUnit): boolean {
  const { content, rules } = reading
  const { kind, heading, label, start, text } = unit
  if (followedBy(rules.phrases.listsEnclosures, colon).test(text)) return true
  if (opensTable.test(text) && rules.phrases.routinePayments.test(text)) return true
  if (kind === 'row') return isRoutinePayment(content, start, rules)
  if (isSettled) return false
  if (isAgendaItem(reading, unit)) return true
  if (endsSentence.test(text)) return false
  if (kind !== 'sentence') return label === heading
  if (values.some((value) => value.kind === 'money')) return false
  return isItemLine(text) || isAboveAllStatements(content, start)
}

function isAboveAllStatements(content: string, start: number): boolean {
  return start < charactersOfHead && !statement.test(content.slice(0, start))
}

/** Whether a row stands in a table of what is paid, below a line that says so. */
function isRoutinePayment(content: string, start: number, { phrases }: Language): boolean {
  const lines = content.slice(Math.max(0, start - charactersAboveRow), start).split('\n')
  const above = lines.findLast((line) => opensTable.test(line))
  return above !== undefined && phrases.routinePayments.test(above)
}
