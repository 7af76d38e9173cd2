import type { RiskLevel } from '@precis/domain'
import type { Unit } from '../../units/unit.ts'

const fewestWordsOfObservation = 4
const flagColumn =
  /^(?:flags?|abn(?:ormal)?\.?|alert|h\/l|markierung|auffällig|bewertung|befund|anomalie|alerte|indicador|alarma|alerta|anomalia|segnalazione|afwijkend|vlag|flaga|odchylenie|отклонение|флаг|异常|提示|判定|異常|ملاحظة|العلامة)$/iu
const beyond: readonly (readonly [RiskLevel, RegExp])[] = [
  [
    'high',
    /^(?:HH|LL|H!|L!|\*\*|!!|↑↑|↓↓|critical|panic|kritisch|critique|crític[oa]|critic[oa])$/iu,
  ],
  [
    'medium',
    /^(?:H|L|\*|!|↑|↓|\+|-|high|low|abnormal|positive|hoch|niedrig|erhöht|erniedrigt|élevé|bas|alto|bajo|basso|baixo|hoog|laag|wysoki|niski|выше|ниже|高|低)$/iu,
  ],
]

/** How bad a row is by the code of its report, or by the flag of a value outside of its range. */
export function gradedRow(unit: Unit, grades: readonly string[]): RiskLevel | undefined {
  if (unit.kind !== 'row' || unit.columns.length < 3) return undefined
  const cells = unit.value.split('; ').map((cell) => cell.slice(cell.indexOf(': ') + 1).trim())
  const isLong = (text: string): boolean => text.split(' ').length >= fewestWordsOfObservation
  const isWorst = cells.some((cell) => grades.includes(cell.toUpperCase()))
  if (isWorst) return [unit.label, ...cells].some(isLong) ? 'high' : undefined
  return flagOf(unit)
}

/** The flag of a value that is outside of its range. */
export function flagOf({ kind, columns, value }: Unit): RiskLevel | undefined {
  if (kind !== 'row' || !columns.some((name) => flagColumn.test(name))) return undefined
  for (const cell of value.split('; ')) {
    const at = cell.indexOf(': ')
    if (at < 0 || !flagColumn.test(cell.slice(0, at))) continue
    const text = cell.slice(at + 1).trim()
    return beyond.find(([, pattern]) => pattern.test(text))?.[0]
  }
  return undefined
}

const worse =
  '(?:dangerous|critical|major|serious|gefährliche|erhebliche|kritische|schwere|majeure|critique|grave|peligroso|crítico|grave|pericoloso|critico|perigoso|ernstige|gevaarlijke|poważne|niebezpieczne|опасные|критические|серьёзные)s?'
const defects =
  '(?:defects?|faults?|deficienc(?:y|ies)|mängel|mangel|défaillances?|défauts?|defectos?|difett[oi]|defeitos?|gebreken?|usterki?|дефекты?|неисправности)'
const badList = new RegExp(`(?<!\\p{L})(?:${worse} ${defects}|${defects} ${worse})(?!\\p{L})`, 'iu')

/** How bad a list is that opens with `Dangerous defects:`. */
export function gradedList({ isList, sentence }: Unit): RiskLevel | undefined {
  return isList && badList.test(sentence.text) ? 'high' : undefined
}

const behindGrade = /^\s?[:=–—|-]/u

/** Whether a line says what a grade means, and grades nothing. */
export function tellsGrade({ text }: Unit, grades: readonly string[]): boolean {
  return grades.some(
    (grade) =>
      text.slice(0, grade.length).toUpperCase() === grade &&
      behindGrade.test(text.slice(grade.length)),
  )
}
