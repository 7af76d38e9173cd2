import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'

const by =
  /(?:^|[\s(:;])(?:by|before|due|no later than|payable|bis|spätestens|fällig|avant|au plus tard|jusqu['’]au|antes del?|hasta|entro|fino al|até|antes de|vóór|voor|uiterlijk|do|przed|до|не позднее)\s[^.;:\p{N}]{0,24}(?=\p{N})/iu
const dueColumn =
  /(?:^|; )(?:due|payable|pay by|fällig|zahlbar|échéance|à payer|vencimiento|vence|scadenza|vencimento|vervaldatum|betalen|termin płatności|срок|到期日?|付款期限|支払期日|支払期限|الاستحقاق|تاريخ الاستحقاق)[^:;]{0,20}: [^;]{0,20}\p{N}/iu

/** `fixed until 31 December`: how long a price holds. */
const lasts =
  /(?<!\p{L})(?:fixed|valid|guaranteed|fest|gültig|garantiert|fixe|valable|fij\p{L}+|válid\p{L}+|fiss\p{L}+|valid[oa]|fix[oa]|vast|geldig|stał\p{L}+|ważn\p{L}+|фиксирован\p{L}+|действ\p{L}+)\s(?:until|till|to|by|bis|jusqu\p{L}*|hasta|fino|até|tot|do|до)(?!\p{L})/iu

/** A row of what is to be paid by some day: `Deposit: £60; by Friday 31 January`. */
export function isDueRow({ kind, value, columns }: Unit, values: readonly TypedValue[]): boolean {
  if (kind === 'sentence') return false
  const has = (sought: string): boolean => values.some((one) => one.kind === sought)
  if (!has('date')) return false
  if (columns.length > 0 && dueColumn.test(value)) return true
  return has('money') && by.test(value) && !lasts.test(value)
}
