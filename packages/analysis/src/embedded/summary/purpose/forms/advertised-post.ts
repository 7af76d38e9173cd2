import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { namesDueDay } from '../../../findings/sums.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'

const maxWords = 30
const pay =
  /^(?:(?:annual |starting |basic |gross )?(?:salary|pay|wages?|remuneration)|gehalt|vergütung|salaire|rémunération|salario|sueldo|retribución|stipendio|retribuzione|salário|remuneração|salaris|wynagrodzenie|зарплата|оклад|薪资|薪酬|工资|月薪|給与|基本給|الراتب)(?!\p{L})/iu
const closing =
  /^(?:closing(?: date)?|apply by|deadline|applications? (?:in|due|close)|bewerbungs(?:frist|schluss)|date limite|fecha límite|plazo de (?:presentación|solicitud)|scadenza|prazo|sluitingsdatum|reageren voor|termin składania|срок подачи|截止日期|応募締切|締切)(?!\p{L})/iu

/** What a post is paid and until when to apply, as the rows or the first sentences of an advertisement say. */
export function termsOfPost({ content, findings }: Reading): Excerpt[] {
  const find = (label: RegExp, kind: 'money' | 'date'): WeighedUnit | undefined =>
    findings.find(
      ({ unit, values }) =>
        unit.kind !== 'sentence' &&
        (label.test(unit.label) || (kind === 'date' && namesDueDay(unit.label))) &&
        values.some((value) => value.kind === kind),
    )
  return [find(pay, 'money'), find(closing, 'date')]
    .filter((found) => found !== undefined)
    .map(({ unit }) => excerptOf(content, unit, maxWords))
}
