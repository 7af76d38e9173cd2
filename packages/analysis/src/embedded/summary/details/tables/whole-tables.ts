import { dayOfYear } from '../../../exports/dates/month-names.ts'
import { defectLevel, isSupplied } from '../../../findings/dangers/graded/found-defects.ts'
import { namesSum } from '../../../findings/sums.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import type { Language } from '../../../languages/load-language.ts'
import { keyFigures } from './key-figures.ts'

const fewestRows = 2
const mostRows = 14
const mostShort = 8
const mostOfTariff = 10
const leastShare = 0.5
const columnsOfPrices = 2

const ofMedicines =
  /^(?:dos(?:e|age|is|ierung|ering)|medic(?:ines?|ations?|aments?|amentos?|ijn(?:en)?)|medikamente?|arznei\p{L}*|médicaments?|posologie|posología|medicamentos?|farmac[oi]|medicinal[ei]|posologia|lek(?:i|u)?|dawk\p{L}*|лекарств\p{L}*|препарат\p{L}*|доз\p{L}*)(?!\p{L})|^(?:药品|药物|剂量|用量|用法|薬|薬剤|お薬|الدواء|الجرعة)/iu
const ofToday =
  /^(?:now|current(?:ly)?|old|present|existing|previous(?:ly)?|until|before|today|bisher\p{L}*|alt(?:er|e|es)?|aktuell\p{L}*|derzeit|bis|heute|actuel\p{L}*|ancien\p{L}*|jusqu\p{L}*|avant|actual\p{L}*|anterior\p{L}*|antes|hasta|hoy|attual\p{L}*|vecchi\p{L}*|fino|prima|atual\p{L}*|antig[oa]|até|huidige?|oude?|tot|nu|obecn\p{L}*|dotychczas\p{L}*|star[aey]|сейчас|текущ\p{L}*|стар\p{L}*|прежн\p{L}*|до)(?!\p{L})|^(?:现|原|旧|目前|変更前|現行|改定前|現在|الحالي|القديم|السابق)/iu
const ofLater =
  /^(?:new|from|as of|after|neue?[rs]?|ab|künftig\p{L}*|nouve\p{L}+|à partir|à compter|dès|après|nuev[oa]|desde|a partir|después|nuov[oa]|dal|dopo|nov[oa]|depois|nieuwe?|vanaf|per|now[aey]|od|нов\p{L}*|после|с)(?!\p{L})|^(?:新|变更后|调整后|変更後|改定後|الجديد|بعد|اعتبار)/iu
const ofResponse =
  /(?<!\p{L})(?:(?:response|reaction|resolution|repair|fix|attendance|restoration)(?: times?)?|respond within|(?:reaktions|entstör|behebungs|wiederherstellungs)zeit|délai d[’'](?:intervention|réponse)|délai de (?:réponse|résolution|rétablissement)|tiempo de (?:respuesta|resolución|reparación)|tempo di (?:risposta|intervento|risoluzione|ripristino)|tempo de (?:resposta|resolução|reparação)|(?:reactie|herstel|respons)tijd|czas (?:reakcji|naprawy|usunięcia.{0,20})|время (?:реакции|реагирования|устранения.{0,20}))(?!\p{L})|响应时间|修复时间|応答時間|復旧時間|وقت الاستجابة/iu
const eachPeriod =
  /\p{N}[^\p{L}\p{N}]{0,6}(?:\/\s?|per |a |al |par |por |pro |je |each |every |na |w |в )(?:month|mth|mo|week|wk|monat|woche|mois|semaine|mes|semana|mese|settimana|mês|maand|week|miesiąc|mies|tydzień|месяц|мес|неделю)(?!\p{L})|每月|[／/]月|月額/iu

/** Rows that are told together or not at all: defects, medicines, prices before and after, what each pays by the month. */
export function wholeTables(findings: readonly WeighedUnit[], rules: Language): WeighedUnit[][] {
  const rows = findings.filter(({ unit }) => unit.kind === 'row')
  const tables = [...Map.groupBy(rows, ({ unit }) => unit.table).values()]
  const runs = runsOfLines(findings)
  const sums = listsOf(runs, tellsMoney).filter((lines) => comesToSum(lines, rules))
  const lists = [...listsOf(runs, opensWithDay), ...sums]
  return [...lists, ...keyFigures(tables), ...[...tables, ...runs].filter(belongsTogether)]
}

const longestGap = 24

/** Labeled lines that stand one below the other. */
function runsOfLines(findings: readonly WeighedUnit[]): WeighedUnit[][] {
  const runs: WeighedUnit[][] = []
  let end = Number.NEGATIVE_INFINITY
  const lines = findings.filter(({ unit }) => unit.kind === 'label')
  for (const found of lines.sort((a, b) => a.unit.start - b.unit.start)) {
    if (found.unit.start - end > longestGap) runs.push([])
    runs.at(-1)?.push(found)
    end = found.unit.end
  }
  return runs
}

function belongsTogether(rows: readonly WeighedUnit[]): boolean {
  if (rows.length < fewestRows || rows.length > mostRows) return false
  if (are(rows, ({ unit }) => unit.verdict !== undefined || defectLevel(unit) !== undefined))
    return true
  if (tellsMedicines(rows)) return true
  const columns = rows[0]?.unit.columns ?? []
  const has = (sign: RegExp): boolean => columns.some((name) => sign.test(name))
  const prices = (row: WeighedUnit): number =>
    row.values.filter(({ kind }) => kind === 'money' || kind === 'percent').length
  if (columns.length > columnsOfPrices && isTariff(rows, prices)) return true
  if (rows.length > mostShort) return false
  if (are(rows, isOfSchedule) || tellsResponse(rows)) return true
  if (has(ofToday) && has(ofLater)) return are(rows, (row) => prices(row) >= columnsOfPrices)
  return are(rows, (row) => prices(row) > 0 && eachPeriod.test(row.unit.value))
}

/** How soon somebody comes or mends something in each case. */
function tellsResponse(rows: readonly WeighedUnit[]): boolean {
  const [, ...columns] = rows[0]?.unit.columns ?? []
  return (
    columns.some((name) => ofResponse.test(name)) && are(rows, ({ values }) => values.length > 0)
  )
}

/** What is taken of each medicine, or by whom, and when. */
function tellsMedicines(rows: readonly WeighedUnit[]): boolean {
  const columns = rows[0]?.unit.columns ?? []
  if (columns.length <= columnsOfPrices) return false
  const isCalledSo = columns.some((name) => ofMedicines.test(name))
  return are(
    rows,
    ({ values, topics }) =>
      values.some(({ kind }) => kind === 'measure') && (isCalledSo || topics[0] === 'dose'),
  )
}

/** What is paid or given back in each case: half of it would mislead. */
function isTariff(rows: readonly WeighedUnit[], prices: (row: WeighedUnit) => number): boolean {
  if (rows.length > mostOfTariff || rows.some(({ unit }) => isSupplied(unit))) return false
  return are(rows, (row) => prices(row) > 0)
}

/** `Entrance 3`, `2`, `Week 4`, `1st floor` */
const numbered = /^(?:\p{L}[\p{L}.]{1,19} )?\p{N}{1,3}[-.)]?\p{L}{0,3}(?: \p{L}{2,15})?$/u

/** Labeled lines one below the other that have something in common: who is shown one expects all of them. */
function listsOf(
  runs: readonly (readonly WeighedUnit[])[],
  isOfList: (line: WeighedUnit) => boolean,
): WeighedUnit[][] {
  const lists: WeighedUnit[][] = []
  for (const run of runs) {
    lists.push([])
    for (const line of run) {
      if (isOfList(line)) lists.at(-1)?.push(line)
      else lists.push([])
    }
  }
  return lists.filter(({ length }) => length >= fewestRows && length <= mostShort)
}

/** Sums with what they come to. */
function comesToSum(lines: readonly WeighedUnit[], rules: Language): boolean {
  return lines.some(({ unit }) => namesSum(unit.label, rules))
}

function tellsMoney({ values }: WeighedUnit): boolean {
  return values.some(({ kind }) => kind === 'money')
}

function opensWithDay({ values: [first] }: WeighedUnit): boolean {
  return first?.kind === 'date'
}

/** A row that a number names, with the day on which something happens there. */
function isOfSchedule({ unit, values }: WeighedUnit): boolean {
  if (!numbered.test(unit.label) || dayOfYear.test(unit.label)) return false
  return unit.kind === 'row' && values.some(({ kind }) => kind === 'date')
}

function are(rows: readonly WeighedUnit[], is: (row: WeighedUnit) => boolean): boolean {
  return rows.filter(is).length > leastShare * rows.length
}
