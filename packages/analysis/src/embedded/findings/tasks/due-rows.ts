import { findBoundDate } from '../../exports/dates/export-dates.ts'
import type { Cell } from '../rows/pairing.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'
import { isOrder } from './orders.ts'

const by =
  /(?:^|[\s(:;])(?:by|before|due|no later than|payable|bis|spätestens|fällig|avant|au plus tard|jusqu['’]au|antes del?|hasta|entro|fino al|até|antes de|vóór|voor|uiterlijk|do|przed|до|не позднее)\s[^.;:\p{N}]{0,24}(?=\p{N})/iu
const dueColumn =
  /(?:^|; )(?:due|payable|pay by|fällig|zahlbar|échéance|à payer|vencimiento|vence|scadenza|vencimento|vervaldatum|betalen|termin płatności|срок|到期日?|付款期限|支払期日|支払期限|الاستحقاق|تاريخ الاستحقاق)[^:;]{0,20}: [^;]{0,20}\p{N}/iu

/** `fixed until 31 December`: how long a price holds. */
const lasts =
  /(?<!\p{L})(?:fixed|valid|guaranteed|fest|gültig|garantiert|fixe|valable|fij\p{L}+|válid\p{L}+|fiss\p{L}+|valid[oa]|fix[oa]|vast|geldig|stał\p{L}+|ważn\p{L}+|фиксирован\p{L}+|действ\p{L}+)\s(?:until|till|to|by|bis|jusqu\p{L}*|hasta|fino|até|tot|do|до)(?!\p{L})/iu

/** `paid, thank you`, `Open: 0.00`: nothing is left to pay. */
const paid =
  /(?:^|[;:,] ?)(?:already )?(?:paid|settled|bezahlt|beglichen|payée?|réglée?|pagad[oa]|abonad[oa]|pagat[oa]|saldat[oa]|pag[oa]|betaald|voldaan|zapłacon[oaey]|opłacon[oaey]|оплачен[оа]?|已付|支払済)(?:[.,;]|$)|(?:open|outstanding|offen|restant|pendiente|da pagare|em aberto|openstaand)[^:;]{0,12}: (?:\p{Lu}{3} |\p{Sc} ?)?0[.,]00(?!\p{N})/iu
/** `Payment: within 14 days`. */
const pays =
  /^(?:terms of )?(?:payment(?: terms)?|zahlung(?:sziel|sfrist)?|paiement|(?:forma de )?pago|pagamento|betaling|płatność|оплата|付款|支払(?:期限)?)$/iu
const within =
  /^(?:strictly )?(?:within|net|\p{N}+ days|innerhalb|binnen|sous|à|dans les|en el plazo|dentro de|a \p{N}+ días|entro|a \p{N}+ giorni|no prazo|a \p{N}+ dias|w ciągu|в течение)(?!\p{L})/iu

/** A row of what is to be paid by some day: `Deposit: £60; by Friday 31 January`. */
export function isDueRow(
  { kind, label, value, columns, paired }: Unit,
  values: readonly TypedValue[],
): boolean {
  if (kind === 'sentence' || paid.test(value)) return false
  const has = (sought: string): boolean => values.some((one) => one.kind === sought)
  if (pays.test(label) && has('duration') && within.test(value)) return true
  if (!has('date')) return false
  const orders = ({ text }: Cell): boolean => isOrder(text) && findBoundDate(text) !== undefined
  if (paired.some(orders) || isAppointment(columns)) return true
  if (columns.length > 0 && dueColumn.test(value)) return true
  return has('money') && by.test(value) && !lasts.test(value)
}

const whenColumn =
  /^(?:when|date|day|wann|datum|termin|quand|cuándo|fecha|quando|data|wanneer|kiedy|termin|когда|дата|时间|日期|日時)(?!\p{L})/iu
const whereColumn =
  /^(?:where|place|with whom|wo|ort|bei wem|où|lieu|dónde|lugar|dove|luogo|onde|local|waar|plaats|gdzie|miejsce|где|место|地点|場所)(?!\p{L})/iu

/** Whether a table says of each thing when and where it is; one that is ordered by days is a calendar. */
function isAppointment([what = '', ...columns]: readonly string[]): boolean {
  if (whenColumn.test(what)) return false
  return [whenColumn, whereColumn].every((sought) => columns.some((name) => sought.test(name)))
}
