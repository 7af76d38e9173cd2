import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { TypedValue } from '../typed-values.ts'

export interface Told {
  /** How many words of loss, and of other harm. */
  readonly severe: number
  readonly others: number
  readonly reasons: readonly RiskReasonId[]
  /** How much it tells of what is lost or owed, from 0 to 1. */
  readonly toll: number
  /** Whether it costs life or limb, liberty, home, work, cover or a whole sum. */
  readonly isGrave: boolean
  /** Whether nothing but a small charge is at stake. */
  readonly isSmall: boolean
}

/** What these reasons tell of may cost health, work or all the money. */
const graveReasons: readonly RiskReasonId[] = ['health', 'ending', 'forfeit', 'legal', 'waiver']
/** Of the most that is told of what is lost or owed. */
const muchToll = 0.6

/** How bad a danger is, by what comes of it for whoever received the document. */
export function levelOf({ severe, others, reasons, toll, isGrave, isSmall }: Told): RiskLevel {
  if (isGrave) return 'high'
  if (severe < 2 && isSmall) return 'low'
  const mayBeGrave = reasons.some((id) => graveReasons.includes(id)) || toll > muchToll
  if (severe > 1 || (severe > 0 && mayBeGrave)) return 'high'
  return severe + others > 0 || toll > muchToll ? 'medium' : 'low'
}

const ofCosts: readonly RiskReasonId[] = [
  'penalty',
  'cost',
  'finance',
  'forfeit',
  'deadline',
  'exclusion',
  'oneSided',
]
/** Above it a charge is no trifle, in pounds, dollars or euros; one that comes again and again is none from far less on. */
const little = 350
const littleAgain = 20
/** What one pound, dollar or euro is worth, roughly. */
const worthOfUnit: readonly (readonly [RegExp, number])[] = [
  [/R\$|BRL/u, 6],
  [/[€£$]|EUR|GBP|USD|CHF|CAD|AUD|NZD|SGD/u, 1],
  [/zł|PLN/u, 4],
  [/₽|руб|RUB|₹|INR|Rs/u, 100],
  [/円|JPY|¥|￥/u, 150],
  [/元|CNY/u, 8],
  [/kr|SEK|NOK|DKK|Kč/u, 12],
]
const inLargeNumbers = /million|billion|bn|lakh|crore|万|m(?!\p{L})|k(?!\p{L})/iu
const again =
  /(?<!\p{L})(?:(?:per|each|every|for (?:each|every|any)(?: \p{L}+)?) (?:day|week|month|further day|full day)|pro (?:tag|woche|monat)|(?:je|für jeden)(?: \p{L}+)? (?:tag|woche|monat)|par (?:jour|semaine|mois)|(?:al|por) (?:cada )?(?:día|semana|mes|dia|mês)|al (?:giorno|mese)|per (?:ogni )?(?:giorno|settimana|mese)|per (?:dag|week|maand)|za każdy(?: \p{L}+)? (?:dzień|tydzień|miesiąc)|(?:в|за каждый) (?:день|месяц))(?!\p{L})|毎[日月]|每[日天月]/iu
const figures = /\p{Nd}[\p{Nd}.,’' \u00a0\u202f]*/u
/** `45,00` and `1,200.00` */
const cents = /[.,]\p{Nd}{2}$/u

const excepted =
  /(?<!\p{L})(?:except(?: (?:in|on|for|where|if|that))?|save (?:for|that|in)|other than|außer|ausgenommen|mit ausnahme|sauf|hormis|à l[’']exception|salvo|excepto|tranne|eccetto|exceto|behalve|tenzij|uitgezonderd|z wyjątkiem|chyba że|oprócz|за исключением|кроме)(?!\p{L})[^.;]*/giu

/** A text without what it excepts: `no refund, except on death` tells of no death. */
export function withoutExcepted(text: string): string {
  return text.replace(excepted, ' ')
}

/** Whether nothing but a small charge is at stake. */
export function costsLittle(
  text: string,
  values: readonly TypedValue[],
  reasons: readonly RiskReasonId[],
): boolean {
  const sums = values.filter(({ kind }) => kind === 'money').map((value) => amountOf(value.text))
  const most = again.test(text) ? littleAgain : little
  return (
    sums.length > 0 &&
    sums.every((sum) => sum !== undefined && sum <= most) &&
    !costsMuch(text, values) &&
    reasons.every((id) => ofCosts.includes(id))
  )
}

/** The whole of what a paper is paid for with. */
const wholeSum =
  /(?<!\p{L})(?:(?:whole|full|entire|total|all(?: of)?(?: the)?|100 ?%(?: of)?(?: the)?) (?:\p{L}+ ){0,2}?(?:rent|price|fees?|stay|sums?|payments?|amount|costs?|fare|deposit|premium|balance|budget|credit|loan|debt|bonus|grant)(?!\p{L})[^.;]{0,40}(?:due|payable|charged|forfeited|lost|kept|retained|owed|repaid)|(?:gesamte[rns]?|volle[rns]?|ganze[rns]?) (?:\p{L}*preis|\p{L}*miete|\p{L}*betrag|\p{L}*summe|\p{L}*entgelt|kaution|anzahlung)[^.;]{0,40}(?:fällig|zu zahlen|berechnet|einbehalten|geschuldet)|(?:totalité|intégralité) (?:du|de la|des) (?:\p{L}+ ){1,3}(?:est|sont|reste|sera|seront) (?:due?s?|exigibles?|acquise?s?|conservée?s?)|(?:totalidad|total) del? (?:\p{L}+ ){1,3}(?:se (?:pierde|cobra)|será exigible|es exigible)|(?:intero|totale) (?:prezzo|importo|canone|costo|soggiorno)[^.;]{0,40}(?:dovut|trattenut)\p{L}+|(?:totalidade|valor total) d[ao] (?:\p{L}+ ){1,3}(?:é|será) (?:devid|cobrad|exigíve)\p{L}+|(?:volledige|gehele|hele) (?:\p{L}*prijs|\p{L}*som|\p{L}*bedrag|huur)[^.;]{0,40}(?:verschuldigd|opeisbaar|in rekening)|(?:cał(?:a|ość|y|ej)|pełn[aey]) (?:\p{L}+ ){0,2}(?:cen|kwot|czynsz|opłat|wynagrodzeni)\p{L}*[^.;]{0,40}(?:należn|wymagaln|płatn|przepada)\p{L}*|(?:полная|вся|всю) (?:стоимость|сумма|сумму|плата|оплата)[^.;]{0,40}(?:подлежит|взимается|удерживается|уплачивается))|全額[^。]{0,12}(?:請求|支払|申し受け|没収)|全额[^。]{0,12}(?:支付|没收|不予退还)/iu
const largeShare = 40
const largeSum = 10_000

/** Whether a large share or sum, or the whole of what is paid, is at stake. */
export function costsMuch(text: string, values: readonly TypedValue[]): boolean {
  if (wholeSum.test(text)) return true
  return values.some(({ kind, text: value }) => {
    if (kind === 'money') return (amountOf(value) ?? 0) >= largeSum
    if (kind !== 'percent') return false
    const share = Number.parseFloat(value.replace(',', '.').replace(/^\D+/u, ''))
    return share >= largeShare && share <= 100
  })
}

function amountOf(text: string): number | undefined {
  const [digits] = figures.exec(text) ?? []
  const [, unit] = worthOfUnit.find(([sign]) => sign.test(text)) ?? []
  if (digits === undefined || unit === undefined || inLargeNumbers.test(text)) return undefined
  return (
    Number(
      digits
        .trim()
        .replace(cents, '')
        .replace(/\P{Nd}/gu, ''),
    ) / unit
  )
}

/** What a paper is about, and then is lost: an offer, a grant, a bid, an application. */
const losesMain =
  /(?<!\p{L})(?:offers?|grants?|funding|subsid(?:y|ies)|tenders?|bids?|applications?|proposals?|permission|licen[cs]e)(?!\p{L})[^.;]{0,80}?(?:lapses?|rejected|excluded|disqualified|withdrawn|lost|(?:not|cannot) be (?:accepted|considered|opened|scored)|unopened|not accepted)(?!\p{L})|(?:angebot|zuschuss|förderung|bewerbung|antrag|genehmigung)\p{L}*[^.;]{0,80}?(?:verfällt|erlischt|ausgeschlossen|abgelehnt|zurückgewiesen|nicht berücksichtigt)|(?:offre|subvention|candidature|permis|autorisation)s?(?!\p{L})[^.;]{0,80}?(?:caduque|périmée?|rejetée?s?|écartée?s?|irrecevables?|caducité)|(?:oferta|subvención|solicitud|licencia|candidatura|subsídio|proposta|licença)s?(?!\p{L})[^.;]{0,80}?(?:caduc\p{L}+|excluid\p{L}+|excluíd\p{L}+|rechazad\p{L}+|rejeitad\p{L}+|inadmitid\p{L}+|desclassificad\p{L}+)|(?:offert[ae]|contribut[oi]|domand[ae]|permess[oi])(?!\p{L})[^.;]{0,80}?(?:decad\p{L}+|esclus\p{L}+|irricevibil\p{L}+|respint\p{L}+)|(?:offerte|inschrijving|aanvraag|subsidie|sollicitatie)(?:s|n|en)?(?!\p{L})[^.;]{0,80}?(?:vervalt|uitgesloten|afgewezen|terzijde|niet in behandeling)|(?:ofert|wnios|dotacj|zgłosz)\p{L}*[^.;]{0,80}?(?:odrzuc\p{L}+|wygasa|bez rozpoznania)|(?:заявк|предложени|субсиди|грант)\p{L}*[^.;]{0,80}?(?:отклоня\p{L}+|не (?:рассматрива|принима)\p{L}+|аннулиру\p{L}+)|(?:投标|申请|报名|补助)[^。；]{0,30}(?:无效|作废|不予受理|取消)|(?:提案|応募|申込|補助)[^。]{0,30}(?:失格|無効|取り消)/iu

/** Whether a sentence tells that all is lost that its paper is about. */
export function losesWhatItIsAbout(text: string): boolean {
  return losesMain.test(text)
}

/** An allergy that may kill, whatever paper tells it. */
const severeAllergy =
  /(?<!\p{L})(?:(?:severe(?:ly)?|serious|life-threatening|strong) (?:\p{L}+ ){0,2}allerg|anaphyla|epipens?|schwere[nr]? allergi|lebensbedrohliche[nr]? allergi|allergie (?:grave|sévère)|allergies (?:graves|sévères)|alergia (?:grave|severa)|allergia grave|ernstige allergi|ciężk\p{L}+ alergi|сильн\p{L}+ аллерги|тяж[её]л\p{L}+ аллерги)|严重过敏|重度の?アレルギー|アナフィラキシー/iu

const deadly =
  /(?<!\p{L})(?:death|fatal|heart attack|cardiac arrest|infar[ck]t|infarto|infarctus|enfarte|zawał|инфаркт|stroke(?!s)|thrombos|trombos|trombose|embol|anaphyla|anafila|haemorrhag|hemorrhag|hémorrag|tod(?:es|lich)?(?!\p{L})|tödlich|mort(?:el|al)|muerte|śmier|смерт)|心筋梗塞|死亡|梗死/iu

/** Whether a sentence about somebody's health tells what may kill; outside of medical papers only an allergy surely may. */
export function mayKill(
  text: string,
  reasons: readonly RiskReasonId[],
  isMedical: boolean,
): boolean {
  return (isMedical && reasons.includes('health') && deadly.test(text)) || severeAllergy.test(text)
}
