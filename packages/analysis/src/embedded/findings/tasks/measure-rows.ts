import type { Language } from '../../languages/load-language.ts'
import type { Cell } from '../rows/pairing.ts'
import { namesWhen, namesWho } from '../rows/scheduled-rows.ts'
import type { Unit } from '../units/unit.ts'

/* Tables of measures, in words of all languages: what is to be done, and beside it who does it, by when, or how urgent it is. */

const measureColumn = new RegExp(
  `^(?:${[
    '(?:(?:agreed|corrective|required|recommended|proposed|further|next) )?(?:actions?|measures?|tasks?|steps?)(?: (?:required|needed|agreed|to (?:be )?take[n]?|points?|items?))?|recommendations?|(?:what (?:is |has )?)?to (?:be )?do(?:ne)?|work (?:required|needed|to be done)|deliverables?|(?:required )?documents?(?: (?:required|needed))?',
    '(?:(?:vereinbarte|empfohlene|erforderliche) )?(?:maßnahmen?|aufgaben?|empfehlung(?:en)?)|(?:was ist )?zu (?:tun|erledigen)|(?:fehlende |erforderliche )?(?:unterlagen?|nachweise?)',
    '(?:actions?|mesures?|tâches?|recommandations?)(?: (?:à mener|à prendre|correctives?|convenues?|requises?))?|(?:travaux )?à (?:faire|effectuer)|(?:pièces?|documents?|justificatifs?)(?: (?:à fournir|demandée?s?))?',
    '(?:acci(?:ón|ones)|medidas?|tareas?|recomendaci(?:ón|ones)|actuaci(?:ón|ones)|documentos?|documentación)(?: (?:correctivas?|acordadas?|a (?:tomar|aportar)|requerid[oa]s?))?',
    '(?:azion[ei]|misur[ae]|attività|raccomandazion[ei]|intervent[oi]|compit[oi]|document[oi])(?: (?:correttiv[eao]|concordat[eao]|da (?:svolgere|presentare)|richiest[oaei]))?',
    '(?:aç(?:ão|ões)|medidas?|tarefas?|recomendaç(?:ão|ões)|documentos?)(?: (?:corretivas?|acordadas?|a (?:tomar|entregar)|em falta|exigid[oa]s?))?',
    '(?:acties?|actiepunt(?:en)?|maatregel(?:en)?|ta(?:ak|ken)|aanbeveling(?:en)?|stukken|documenten)',
    '(?:działani[ea]|zadani[ea]|zaleceni[ea]|dokumenty?)(?: (?:naprawcze|do wykonania))?',
    '(?:мероприяти[ея]|задач[аи]|действи[ея]|меры|рекомендаци[яи]|документы?)',
    '(?:整改)?(?:措施|行动|任务|要求|建议)|(?:対応(?:策|事項|内容)?|措置|実施事項|課題)|(?:ال)?(?:إجراءات|إجراء|مهام|مهمة|توصيات|توصية)(?: المطلوبة?)?',
  ].join('|')})$`,
  'iu',
)
const urgencyColumn =
  /^(?:priority|prio|urgency|priorität|dringlichkeit|priorité|urgence|prioridad|urgencia|priorità|urgenza|prioridade|urgência|prioriteit|urgentie|priorytet|приоритет|срочность|优先级|優先度|الأولوية)$/iu
/** `What | Who | When` */
const whatColumn =
  /^(?:what|was|quoi|qué|(?:che )?cosa|o quê|wat|co|что|内容|事項|ماذا)(?: (?:to do|zu tun|faire|hacer|fare|fazer|te doen|robić|делать))?\??$/iu
const done =
  /^(?:done|closed|completed|complete$|finished|superseded|erledigt|abgeschlossen|fait|terminée?|clos|hecho|cerrad[oa]|realizad[oa]|fatto|chius[oa]|completat[oa]|feito|concluíd[oa]|gedaan|afgerond|gereed|wykonan[eoy]|zamknięt[eay]|выполнен[оаы]?|закрыт[оаы]?|已完成|完了|済|تم)(?!\p{L})/iu

/** Whether a row of a table of measures tells one that is not done yet. */
export function isMeasureRow({ kind, columns, heading }: Unit, { facts }: Language): boolean {
  if (kind !== 'row') return false
  if (columns.length === 0) return isBelowDocuments(heading, facts)
  const others = columns.filter((name) => !measureColumn.test(name))
  const hasWho = namesWho({ columns: others }, facts)
  const hasWhen = others.some((name) => namesWhen(name, facts))
  if (columns.some((name) => whatColumn.test(name)) && hasWho && hasWhen) return true
  const isOfMeasures = others.length < columns.length
  return isOfMeasures && (hasWho || hasWhen || others.some((name) => urgencyColumn.test(name)))
}

/** Whether a cell says that it was done already. */
export function isDone(paired: readonly Cell[]): boolean {
  return paired.slice(1).some(({ head, text }) => !measureColumn.test(head) && done.test(text))
}

/** `Document    By`, two names of columns that were taken for a heading. */
function isBelowDocuments(heading: string, facts: Language['facts']): boolean {
  const [, first = '', last = ''] = /^(.{3,30}) (\S{2,12})$/u.exec(heading) ?? []
  return measureColumn.test(first) && namesWhen(last, facts)
}
