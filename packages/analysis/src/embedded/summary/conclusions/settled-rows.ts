import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { tellsAmount } from '../../findings/sums.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { createLabeledLines } from '../lines/labeled-lines.ts'

/* Rows of a table that tell what came out: the balance of an account, and what holds from now on in place of what held. */

/** Papers that settle an account; an offer or an order does not. */
const accounts: readonly (KindId | undefined)[] = [
  'cost-statement',
  'tax-assessment',
  'invoice',
  'bank-statement',
  'card-statement',
]
/** `Your balance on 5 November`. */
const balance =
  /^(?:(?:your|new|account|closing|final) )*balance (?:on|at|as of|carried)(?!\p{L})|^(?:neuer |aktueller )?(?:konto|end)?saldo(?: (?:zum|am|per))?(?!\p{L})|^(?:nouveau |votre )?solde (?:au|à|final)(?!\p{L})|^(?:nuevo )?saldo (?:al?|a fecha|final)(?!\p{L})|^(?:nuovo )?saldo (?:al|finale)(?!\p{L})|^saldo (?:em|final|op|per|na dzień)(?!\p{L})|^(?:остаток|сальдо) на(?!\p{L})|^(?:期末)?(?:余额|残高)/iu
/** `Now`, `Current rent`: what held so far. */
const before =
  /^(?:current(?:ly)?|now|old|previous|so far|to date|existing|bisher\p{L}*|alt\p{L}{0,2}|aktuell\p{L}*|derzeit\p{L}*|actuel\p{L}*|ancien\p{L}*|actual|anterior|attual[ei]|precedente|vecchi[oa]|atual|huidige?|oude?|nu|dotychczas\p{L}*|obecn\p{L}+|stara|прежн\p{L}+|текущ\p{L}+|сейчас|現行|改定前|更新前|変更前|现行|原\p{L}{0,4}|调整前|الحالي|السابق)(?!\p{L})/iu
/** `New`, `From 1 March`: what holds from then on. */
const after =
  /^(?:new|from(?= )|after|neu\p{L}{0,3}|ab(?= )|künftig\p{L}*|nouve\p{L}+|à (?:partir|compter) |dès |nuev[oa]s?|a partir |desde |nuov[oaie]|dal(?= )|nov[oa]s?|nieuwe?|vanaf(?= )|now\p{L}{1,2}|od(?= )|нов\p{L}+|с(?= )|更新後|改定後|変更後|新\p{L}{0,4}|调整后|الجديد)(?!\p{L})/iu
const figure = /\p{N}/u

/** The balance that an account comes to, and the rows of what changes. */
export function settledRows(reading: Reading): Excerpt[] {
  const settled = [...balanceOf(reading), ...reading.findings.filter(({ unit }) => changes(unit))]
  return settled.map(createLabeledLines(reading))
}

function balanceOf({ findings, rules, type }: Reading): WeighedUnit[] {
  if (!accounts.includes(type.id)) return []
  const named = findings.filter(
    (found) => found.unit.kind !== 'sentence' && isBalance(found.unit, rules) && tellsAmount(found),
  )
  return named.slice(-1)
}

function isBalance({ label }: Unit, { phrases }: Language): boolean {
  return [balance, phrases.leftToPay, phrases.refundLabel].some((one) => one.test(label))
}

/** Whether a row of two columns such as `Now` and `New` holds two different figures. */
function changes({ kind, paired }: Unit): boolean {
  if (kind !== 'row') return false
  const [old, fresh] = paired.slice(-2)
  if (old === undefined || fresh === undefined || old.text === fresh.text) return false
  const hasFigures = figure.test(old.text) && figure.test(fresh.text)
  return hasFigures && before.test(old.head) && after.test(fresh.head)
}
