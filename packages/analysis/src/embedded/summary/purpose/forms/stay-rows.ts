import type { Excerpt } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { spanOf } from './sum-beside.ts'

const opening = 2_000
const mostWords = 14
const person =
  /^(?:patient(?:['’]?s)?(?: name)?|patientin|name(?: of patient)?|nom(?: du patient)?|nombre(?: del paciente)?|paciente|paziente|nome(?: do (?:doente|utente|paciente))?|doente|utente|naam(?: patiënt)?|pacjent\p{L}*|imię i nazwisko|пациент\p{L}*|ф\.?и\.?о\.?|姓名|患者(?:氏名|姓名)?|氏名|اسم المريض|المريض)$/iu
const day =
  /^(?:(?:date (?:of )?)?(?:admi(?:ssion|tted)|discharged?)(?: date)?(?: on)?|(?:aufnahme|entlass\p{L}+|aufgenommen|entlassen)(?:datum)?(?: am)?|(?:date d['’])?(?:entrée|admission|sortie)|(?:fecha de )?(?:ingreso|alta)|(?:data di )?(?:ricovero|ingresso|dimissione)|(?:data d[eao] )?(?:internamento|admissão|alta)|(?:opname|ontslag)(?:datum)?|(?:data )?(?:przyjęcia|wypisu)|(?:дата )?(?:поступления|госпитализации|выписки)|入院(?:日期|日)?|出院(?:日期|日)?|退院日|تاريخ (?:الدخول|الخروج))$/iu

/** Who was in hospital, from when and until when, as the head of a letter says. */
export function stayRows({ findings }: Reading): Excerpt[] {
  const rows = findings.filter(
    ({ unit }) => unit.kind !== 'sentence' && unit.start < opening && unit.words <= mostWords,
  )
  const named = rows.filter(({ unit }) => person.test(unit.label)).slice(0, 1)
  const days = rows.filter(
    ({ unit, values }) => day.test(unit.label) && values.some(({ kind }) => kind === 'date'),
  )
  return [...named, ...days.slice(0, 2)].map(spanOf)
}
