import type { Unit } from '../unit.ts'

/** A column that says what is usual or permitted, by language. */
const rangeColumn =
  /(?<!\p{L})(?:ref(?:erence|\.)?(?: (?:range|interval|value)s?)?|(?:normal|target|permitted|allowed|acceptable) (?:range|values?|limits?)|limits?|tolerances?|referenz\p{L}*|norm(?:al|wert\p{L}*|bereich)?|grenzwerte?|sollwerte?|toleranz|valeurs? (?:de référence|normales?|limites?)|références?|normes?|limites?|tolérances?|(?:valores? |rango |intervalo )?(?:de )?(?:referencia|referência)|valores? (?:normal(?:es)?|límite|limite)|límites?|(?:valori |intervallo )?di riferimento|riferimento|limiti?|tolleranz[ae]|referentie\p{L}*|normaalwaarden?|grenswaarden?|wartości? referencyjn\p{L}+|norma|zakres(?: referencyjny)?|dopuszczaln\p{L}+|референсн\p{L}+(?: \p{L}+)?|норма|допустим\p{L}+(?: \p{L}+)?|предел)(?!\p{L})|参考(?:值|范围)|正常(?:值|范围)|标准值|限值|基準(?:値|範囲)|許容|المعدل الطبيعي|القيم المرجعية|الحد/iu

const number = String.raw`[-−]?\d[\d.,]*`
const between = new RegExp(
  String.raw`^(${number})\s*[^\d<>≤≥]{0,12}?(?:-|–|—|to|bis|à|a|até|tot|do|до|～|~)\s*(${number})`,
  'iu',
)
const atMost = new RegExp(
  String.raw`^(?:<|≤|<=|max\.?|up to|bis|jusqu['’]à|hasta|fino a|até|tot|do|до)\s?(${number})`,
  'iu',
)
const atLeast = new RegExp(String.raw`^(?:>|≥|>=|min\.?|ab|od|от)\s?(${number})`, 'iu')
const around = new RegExp(String.raw`^±\s?(${number})`, 'u')
const measured = new RegExp(String.raw`^(${number})(?:\s?[^\d\s]\S{0,12}(?:\s\S{1,12})?)?\*?$`, 'u')

function amountIn(text: string | undefined): number {
  const plain = (text ?? '')
    .replace('−', '-')
    .replace(/,(?=\d{3}(?!\d))/gu, '')
    .replace(',', '.')
  return Number(plain)
}

function limitsIn(cell: string): readonly [number, number] | undefined {
  const range = between.exec(cell)
  if (range !== null) return [amountIn(range[1]), amountIn(range[2])]
  const [, most] = atMost.exec(cell) ?? []
  if (most !== undefined) return [Number.NEGATIVE_INFINITY, amountIn(most)]
  const [, least] = atLeast.exec(cell) ?? []
  if (least !== undefined) return [amountIn(least), Number.POSITIVE_INFINITY]
  const [, off] = around.exec(cell) ?? []
  return off === undefined ? undefined : [-amountIn(off), amountIn(off)]
}

/** Whether the first value of a row lies outside the limits that the row itself gives; undefined where it gives none. */
export function isOutOfRange({ kind, columns, paired }: Unit): boolean | undefined {
  if (kind !== 'row' || columns.length < 3) return undefined
  const [, ...cells] = paired
  const limits = limitsIn(cells.find(({ head }) => rangeColumn.test(head))?.text ?? '')
  const value = cells.find(({ head, text }) => !rangeColumn.test(head) && measured.test(text))
  const [, amount] = measured.exec(value?.text ?? '') ?? []
  if (limits === undefined || amount === undefined) return undefined
  const [least, most] = limits
  return amountIn(amount) < least || amountIn(amount) > most
}
