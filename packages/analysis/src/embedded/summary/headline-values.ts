import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Reading } from '../document/read.ts'
import { dangles } from '../document/wording/dangling.ts'
import { namesSum } from '../findings/sums.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { Language } from '../languages/load-language.ts'

const maxWords = 45
const longestRow = 120
const endsStatement = /[.!?。！？؟;；]$/u
const shareLooked = 0.6
const lengthOfShort = 3_000
/** What an agreement is paid with. */
const price =
  /(?<!\p{L})(?:(?:basic |annual |monthly |weekly |gross )*(?:rent|salary|wages?|remuneration|price|fees?|premium|loan|principal|licen[cs]e fee)|(?:\p{L}*miete|mietzins|kaufpreis|\p{L}*preis|\p{L}*gehalt|vergütung|\p{L}*lohn|\p{L}*entgelt|\p{L}*beitrag|\p{L}*prämie|\p{L}*darlehen)|loyer|salaire|rémunération|prix|prime|prêt|cotisation|renta|salario|precio|prima|préstamo|alquiler|cuota|canone|stipendio|retribuzione|prezzo|premio|prestito|renda|salário|preço|prémio|empréstimo|retribuição|(?:kale |maand)?huur(?:prijs)?|\p{L}*loon|salaris|\p{L}*prijs|premie|lening|czynsz|wynagrodzenie|cena|składka|pożyczk\p{L}|(?:арендная )?плата|оклад|заработная плата|цена|стоимость|сумма кредита|страховая премия)(?!\p{L})|租金|总价|价款|工资|报酬|保费|賃料|家賃|基本給|代金|料金|保険料|報酬|الأجرة|الراتب|الأجر |الثمن|القسط/iu
/** How long an agreement holds, or from when on. */
const term =
  /(?<!\p{L})(?:(?:agreement|contract|lease|tenancy|licen[cs]e|term|policy|cover|subscription|membership|employment|engagement|period of (?:hire|insurance))(?!\p{L})[^.;:]{0,40}?\s(?:is|are|runs?|lasts?|begins?|starts?|commences?|continues?|ends?|expires?)|\p{L}*(?:vertrag|verhältnis|laufzeit|mietzeit|dauer)(?!\p{L})[^.;:]{0,40}?\s(?:beginnt|läuft|endet|beträgt|gilt|ist)|(?:contrat|bail|durée|location)(?!\p{L})[^.;:]{0,60}?\s(?:est|commence|débute|prend|prendra|court)|(?:contrato|duración|duração|plazo|prazo|vigencia|vigência)(?!\p{L})[^.;:]{0,50}?\s(?:es|será|comienza|tendrá|é|tem|inicia|começa|vigora)|(?:contratto|durata|locazione|rapporto)(?!\p{L})[^.;:]{0,50}?\s(?:è|ha|decorre|inizia|avrà)|(?:\p{L}*overeenkomst|huur|looptijd|duur)(?!\p{L})[^.;:]{0,50}?\s(?:gaat|begint|loopt|is|duurt|wordt)|umow\p{L}[^.;:]{0,30}\s(?:zawiera się|zostaje zawarta|obowiązuje|trwa|zawarta)|(?:срок|договор)\p{L}*[^.;:]{0,40}(?:составляет|действует|–))(?!\p{L})|(?:租赁期|租期|合同期|有效期).{0,10}(?:自|为|从)|(?:契約|雇用|保険)期間|مدة (?:العقد|الإيجار|هذا)/iu
const rowOfPrice =
  /^(?:(?:expected|estimated|total) (?:annual |yearly |monthly |first[- ]year )*costs?|monthly (?:payment|charge|amount|instal\p{L}+)|(?:voraussichtliche|geschätzte|erwartete) (?:\p{L}+ ){0,2}\p{L}*kosten|(?:monatlicher )?abschlag|monats(?:rate|betrag)|(?:coût|budget) (?:annuel )?estimé|mensualité|coste (?:anual )?estimado|mensualidad|(?:costo|spesa) (?:annu[oa] )?(?:stimat[oa]|previst[oa])|rata mensile|custo (?:anual )?(?:estimado|previsto)|mensalidade|(?:verwachte|geschatte) (?:jaar)?kosten|termijnbedrag|maandbedrag|(?:szacowany|przewidywany) koszt|opłata miesięczna|ежемесячный платёж|абонентская плата)/iu
/** What is paid each month, where a sentence says so: `Your monthly payment is £61.` */
const instalment =
  /(?<!\p{L})(?:monthly (?:payment|charge|fee|amount|instal\p{L}+|subscription)s?|(?:monatliche[rn]? )?abschlag|monats(?:rate|betrag|beitrag|gebühr|pauschale)|mensualités? (?:est|sont|seront|sera|s['’]élèvent?|de)|mensualidad (?:es|será|asciende)|cuota mensual|(?:rata|quota|canone) mensile|mensalidade|prestação mensal|termijnbedrag|maandbedrag|maandtermijn|(?:rata|opłata|składka) miesięczna|miesięczna (?:opłata|rata|składka)|ежемесячн\p{L}+ (?:платёж|платеж|плата|взнос)|абонентская плата)(?!\p{L})|月供|每月应付|月额|月会费|القسط الشهري|الاشتراك الشهري/iu
const rowOfTerm =
  /^(?:(?:(?:expected|planned|supply) )?start date|vertragsbeginn|lieferbeginn|date de début|fecha de inicio|data di inizio|data de início|(?:verwachte |gewenste )?(?:start|ingangs)datum|data rozpoczęcia|дата начала|(?:initial |fixed |minimum )?(?:term|period|duration|lease term|contract period|period of (?:insurance|hire)|start(?: date)?|commencement)|laufzeit|\p{L}*dauer|beginn|mietbeginn|durée|début|duración|plazo|duração|prazo|durata|decorrenza|looptijd|duur|ingangsdatum|okres|czas trwania|срок\p{L}*(?: \p{L}+)?|租赁期限|租期|合同期限|期限|保险期间|契約期間|雇用期間|保険期間|مدة \p{L}+|المدة)(?!\p{L})/iu

/** What an agreement costs, altogether and each month, and how long it holds, each as the first row or sentence that says so. */
export function headlineValues(reading: Reading): Excerpt[] {
  const last = shareLooked * reading.content.length
  const early = reading.findings.filter(
    (found) => found.unit.start <= last && isPlain(found, reading.rules),
  )
  const told = [
    early.find(tellsPrice) ?? early.find((found) => tellsSum(found, reading.rules)),
    early.find(tellsInstalment),
    early.find(tellsTerm),
  ].filter((found) => found !== undefined)
  return [...new Set(told)].map((found) => shown(reading, found))
}

/** What an agreement is paid with, as the first row or sentence that says so. */
export function headlinePrice(reading: Reading): Excerpt[] {
  const last = Math.max(lengthOfShort, shareLooked * reading.content.length)
  const found = reading.findings.find(
    (one) =>
      one.unit.start <= last &&
      (isUnderPrice(one) || (isPlain(one, reading.rules) && tellsPrice(one) && isOfPrice(one))),
  )
  return found === undefined ? [] : [shown(reading, found)]
}

const earlyInSentence = 30
/** `The advertisement named a rent of …` tells an earlier one. */
const past =
  /(?<!\p{L})(?:was|were|had been|shown|wurden?|war(?:en)?|étai(?:t|ent)|fue(?:ron)?|stat[oaie]|foi|foram|werd(?:en)?|był[aoy]?|был[аои]?)(?!\p{L})/iu

/** `The Company will pay $145 per hour …` under `Fees`, though it names a limit as well. */
function isUnderPrice({ unit, values, matches }: WeighedUnit): boolean {
  return (
    unit.kind === 'sentence' &&
    isHeaded(unit.heading, price) &&
    endsStatement.test(unit.text) &&
    !past.test(unit.text) &&
    matches.condition === 0 &&
    unit.words <= maxWords &&
    values[0]?.kind === 'money'
  )
}

/** Whether a sentence tells the price itself, and does not only mention it. */
function isOfPrice({ unit }: WeighedUnit): boolean {
  if (unit.kind !== 'sentence') return true
  const at = unit.text.search(price)
  const isOwn = (at >= 0 && at <= earlyInSentence) || isHeaded(unit.heading, price)
  return isOwn && !past.test(unit.text)
}

function shown({ content }: Reading, { unit }: WeighedUnit): Excerpt {
  return unit.kind === 'sentence'
    ? excerptOf(content, unit, maxWords)
    : { start: unit.start, end: unit.end, text: unit.text }
}

const besidePrice: readonly string[] = ['penalty', 'limit', 'excess', 'notice']

const wordsOfHeading = 4
/** What stands under `Rent` tells the rent, although paying late is a danger. */
const mostRisk = 0.5

/** Whether a short heading is what a sentence below it tells: `Renta. Se fija en …`. */
function isHeaded(heading: string, sign: RegExp): boolean {
  return (
    heading.split(' ').length <= wordsOfHeading && sign.test(heading.replace(/^[\p{N}.)\s]+/u, ''))
  )
}

/** A short row or sentence that holds whatever happens and needs no other one. */
function isPlain({ unit, matches, risk }: WeighedUnit, rules: Language): boolean {
  if (unit.kind !== 'sentence') {
    return (
      unit.text.length <= longestRow && (unit.columns.length < 3 || namesSum(unit.label, rules))
    )
  }
  return (
    endsStatement.test(unit.text) &&
    matches.condition === 0 &&
    (risk <= 0 ||
      (risk < mostRisk && (isHeaded(unit.heading, price) || isHeaded(unit.heading, rowOfTerm)))) &&
    !unit.isList &&
    unit.words <= maxWords &&
    !dangles(unit.text)
  )
}

function tellsPrice({ unit, values, topics }: WeighedUnit): boolean {
  if (!values.some(({ kind }) => kind === 'money')) return false
  if (unit.kind !== 'sentence') return price.test(unit.label) || rowOfPrice.test(unit.label)
  return (
    (price.test(unit.text) || isHeaded(unit.heading, price)) &&
    !topics.some((topic) => besidePrice.includes(topic))
  )
}

function tellsInstalment({ unit, values }: WeighedUnit): boolean {
  return (
    unit.kind === 'sentence' &&
    instalment.test(unit.text) &&
    values.some(({ kind }) => kind === 'money')
  )
}

function tellsSum({ unit, values }: WeighedUnit, rules: Language): boolean {
  return (
    unit.kind !== 'sentence' &&
    namesSum(unit.label, rules) &&
    values.some(({ kind }) => kind === 'money')
  )
}

function tellsTerm({ unit, values }: WeighedUnit): boolean {
  if (!values.some(({ kind }) => kind === 'date' || kind === 'duration')) return false
  if (unit.kind !== 'sentence') return rowOfTerm.test(unit.label)
  return (
    term.test(unit.text) ||
    (isHeaded(unit.heading, rowOfTerm) && values.some(({ kind }) => kind === 'date'))
  )
}
