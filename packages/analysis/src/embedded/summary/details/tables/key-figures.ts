import { namesPeriod } from '../../../findings/rows/header.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'

const fewestRows = 3
const mostRows = 8
const fewestPeriods = 2

/** What a business took in, earned and owes, by language. */
const keyFigure = new RegExp(
  `^(?:${[
    '(?:(?:group|total|net|gross|operating|adjusted|statutory|basic|diluted|underlying) )*(?:revenue|turnover|sales|profit|earnings|ebitda?|loss|surplus|deficit|margin|debt)(?:[ ,/(].{0,40})?|(?:total|net) income|ebitda? margin|cash (?:from operations|flow.{0,20}|at .{0,20})|dividend.{0,20}|equity ratio',
    'umsatz(?:erlöse)?|rohertrag|betriebsergebnis|ergebnis .{2,30}|(?:jahres|konzern)(?:überschuss|fehlbetrag|ergebnis)|gewinn .{0,30}|nettoverschuldung|eigenkapitalquote|dividende.{0,20}',
    "chiffre d[’']affaires|résultat .{2,30}|marge .{2,20}|bénéfice .{2,20}|endettement net|dividende.{0,20}",
    'ingresos?(?: .{2,20})?|ventas(?: netas)?|resultado .{2,30}|beneficio .{2,20}|deuda neta|dividendo.{0,20}',
    'ricavi(?: .{2,20})?|fatturato|utile .{2,20}|risultato .{2,20}|(?:indebitamento|posizione) .{2,30}|dividendo.{0,20}',
    'receitas?(?: .{2,20})?|vendas(?: líquidas)?|lucro .{2,20}|resultado .{2,20}|dívida líquida|dividendo.{0,20}',
    'omzet|(?:bruto|netto|bedrijfs)(?:winst|resultaat)|nettoschuld|dividend.{0,20}',
    'przychody .{0,30}|zysk .{2,30}|strata .{2,20}|dług netto|dywidenda.{0,20}',
    'выручка|(?:чистая|валовая|операционная) прибыль|чистый (?:убыток|долг)|дивиденд.{0,20}',
    '营业(?:总)?收入|营业利润|(?:归母)?净利润|每股收益|売上高|営業利益|経常利益|当期純利益|(?:إجمالي )?الإيرادات|صافي (?:الربح|الأرباح|الدخل)',
  ].join('|')})$`,
  'iu',
)

/** The rows of each table that compares periods by which a business is judged. */
export function keyFigures(tables: readonly (readonly WeighedUnit[])[]): WeighedUnit[][] {
  return tables.filter(comparesPeriods).flatMap((rows) => {
    const told = rows.filter(({ unit }) => keyFigure.test(unit.label)).slice(0, mostRows)
    return told.length < fewestRows ? [] : [told]
  })
}

function comparesPeriods([first]: readonly WeighedUnit[]): boolean {
  return (first?.unit.columns ?? []).filter(namesPeriod).length >= fewestPeriods
}
