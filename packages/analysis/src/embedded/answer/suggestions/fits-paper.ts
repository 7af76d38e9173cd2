import type { Reading } from '../../document/read.ts'
import type { KindId } from '../../languages/kind-ids.ts'

const askedAtWork: ReadonlySet<string> = new Set(['leave_days', 'probation', 'public_holidays'])
const askedOfTerms: ReadonlySet<string> = new Set(['end_day', 'start_day', 'notice', 'length'])
/** A letter that names an ombudsman grants no appeal. */
const askedOfDecisions: ReadonlySet<string> = new Set(['appeal_time', 'appeal'])

const withoutTerm: readonly (KindId | undefined)[] = [undefined, 'judgment', 'decision', 'letter']

/** Whether an everyday question makes sense for a paper: leave is a matter of work, and a report, a ruling or a mail begins and ends nowhere. */
export function fitsPaper(id: string | undefined, { content, type, rules }: Reading): boolean {
  if (id === undefined) return true
  if (askedAtWork.has(id)) return rules.phrases.tellsOfWork.test(content)
  if (askedOfDecisions.has(id)) return rules.phrases.tellsOfAppeal.test(content)
  if (!askedOfTerms.has(id)) return true
  return type.genre === 'contract' || (type.genre === 'general' && !withoutTerm.includes(type.id))
}
