import type { Reading } from '../../document/read.ts'
import type { KindId } from '../../languages/kind-ids.ts'

/** What tells of work, in the languages that have rules. */
const ofWork =
  /employ|labou?r law|(?<!\p{L})(?:salary|wages|payroll|holiday entitlement)|arbeits(?:vertrag|nehmer|geber|verhältnis|tage|zeit)|gehalt|lohn|employeur|salari|contrat de travail|empleador|trabajador|contrato de trabajo|datore di lavoro|lavorator|dipendent|empregador|trabalhador|contrato de trabalho|werkgever|werknemer|arbeidsovereenkomst|pracodawc|pracowni|umow\p{L} o pracę|работодател|работник|трудов|雇用|労働|従業員|社員|员工|劳动|雇佣|موظف|العمل/iu
const askedAtWork: ReadonlySet<string> = new Set(['leave_days', 'probation', 'public_holidays'])
const askedOfTerms: ReadonlySet<string> = new Set(['end_day', 'start_day', 'notice', 'length'])

/** What tells of an appeal: a letter that names an ombudsman grants none. */
const ofAppeal =
  /(?<!\p{L})(?:appeals?|objections?|object to|reconsideration)(?!\p{L})|widerspruch|einspruch|berufung|rechtsbehelf|recours|appel(?!l)|recurso|recurrir|alzada|ricors|appello|reclamação|impugna|bezwaar|beroep|odwoła|sprzeciw|обжал|апелляц|不服|异议|复议|上诉|異議|控訴|الطعن|تظلم|استئناف/iu
const askedOfDecisions: ReadonlySet<string> = new Set(['appeal_time', 'appeal'])

const withoutTerm: readonly (KindId | undefined)[] = [undefined, 'judgment', 'decision', 'letter']

/** Whether an everyday question makes sense for a paper: leave is a matter of work, and a report, a ruling or a mail begins and ends nowhere. */
export function fitsPaper(id: string | undefined, { content, type }: Reading): boolean {
  if (id === undefined) return true
  if (askedAtWork.has(id)) return ofWork.test(content)
  if (askedOfDecisions.has(id)) return ofAppeal.test(content)
  if (!askedOfTerms.has(id)) return true
  return type.genre === 'contract' || (type.genre === 'general' && !withoutTerm.includes(type.id))
}
