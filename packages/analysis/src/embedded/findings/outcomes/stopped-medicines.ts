import type { Unit } from '../units/unit.ts'

/** What a list of medicines says of one that is no longer, or not yet again, taken; in all languages. */
const stopped = new RegExp(
  `(?<!\\p{L})(?:${[
    'stopped|discontinued|paused|withheld|on hold|stop(?= taking|$)|do not (?:restart|resume|take (?:again|any more))',
    'abgesetzt|pausiert|pausieren|ausgesetzt|beendet|nicht (?:mehr|wieder) (?:ein)?nehmen',
    'arrêtée?|suspendue?|interrompue?|arrêt(?= définitif| le|$)|ne plus prendre',
    'suspendid[oa]|retirad[oa]|suspender|no volver a tomar',
    'sospes[oa]|interrott[oa]|sospendere|non (?:più )?assumere',
    'suspens[oa]|parad[oa]|interrompid[oa]|suspender|não voltar a tomar',
    'gestopt|gestaakt|gepauzeerd|tijdelijk stoppen|niet meer innemen',
    '(?:odstawion|wstrzyman)[yaeo]|odstawić|nie przyjmować',
    'отмен[её]н[аоы]?|приостановлен[аоы]?|отменить|больше не принимать',
  ].join('|')})(?!\\p{L})|停用|停药|暂停服用|(?:服用)?中止|休薬|(?:إيقاف|أوقف|متوقف)`,
  'iu',
)

/** Whether a row or a labeled line says that a medicine was stopped or is on hold. */
export function tellsStopped({ kind, value }: Unit): boolean {
  return kind !== 'sentence' && stopped.test(value)
}
