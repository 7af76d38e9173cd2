import { findDay } from '../dates/export-dates.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, ranked, statementOf } from '../point.ts'

/** `Up to two days a week`, `leave of 30 working days`: how much of something there is, not how long all of it holds. */
const share =
  /(?:days?|hours?|times?|tage?n?|stunden|jours?|heures?|días?|horas?|giorn[oi]|ore|dias?|dag(?:en)?|uur|uren|dni|godzin\p{L}*) (?:a|per|each|every|je|pro|in der|par|por|a la|al(?:la)?|à|na|in het|w|на|в) ?(?:calendar |kalender)?(?:week|month|year|woche|monat|jahr|semaine|mois|an|semana|mes|año|settimana|mese|anno|mês|ano|maand|jaar|tydzie\p{L}+|tygodni\p{L}*|miesiąc\p{L}*|rok\p{L}*)(?!\p{L})/iu
/** What lasts beside the agreement: a discount, or an offer that is held open. */
const beside =
  /(?<!\p{L})(?:no[- ]claims?|discount|rabatt\p{L}*|schadenfreiheit\p{L}*|bonus|remise|descuento|sconto|desconto|korting|zniżk\p{L}+)(?!\p{L})/iu
/** `The work starts on 1 March`. */
const begins =
  /(?<!\p{L})(?:starts?|begins?|commences?|takes effect|comes into force|joins? us|(?:tritt|beginnt|startet|läuft|gilt) (?:\p{L}+ )?(?:zum|am|ab|mit)|(?:débute|commence|prend (?:effet|ses fonctions)|entre en vigueur)|(?:comienza|empieza|se inicia|entra en vigor|se incorpora)|(?:inizia|decorre|ha effetto|entra in vigore)|(?:começa|inicia|tem início|entra em vigor|produz efeitos)|(?:begint|gaat in|start|treedt in (?:werking|dienst))|(?:rozpoczyna|wchodzi w życie|obowiązuje od)|(?:начинается|вступает в силу))(?!\p{L})/iu

/** What tells for how long an agreement runs, and no other length of time. */
const runs =
  /(?<!\p{L})(?:terms?|contract|agreement|lease|tenancy|licen[cs]e|policy|plan|membership|subscription|warrant(?:y|ies)|guarantees?|cover|probation\p{L}*|fixed|runs?|lasts?|duration|expir\p{L}+|renew\p{L}*|extend\p{L}*|valid(?:ity)?|minimum|initial|employment|\p{L}*laufzeit|\p{L}*dauer|\p{L}*vertrag\p{L}*|läuft|gilt|gelten|befristet\p{L}*|unbefristet\p{L}*|probezeit|verläng\p{L}+|mindest\p{L}+|mietverhältnis|\p{L}*garantie\p{L}*|gewährleistung|durée|contrat|bail|abonnement|engagement|reconduc\p{L}+|renouvel\p{L}+|période d['’]essai|garanties?|valable|conclu|duración|contrato|arrendamiento|vigencia|vigente|prórroga|prorrog\p{L}+|renov\p{L}+|período de prueba|garantía|plazo|durata|contratto|locazione|abbonamento|rinnov\p{L}+|proroga|garanzia|periodo di prova|duração|vigência|renova\p{L}+|garantia|período experimental|looptijd|duur|contract\p{L}*|overeenkomst|huur\p{L}*|verleng\p{L}+|proeftijd|geldig\p{L}*|okres\p{L}*|umow\p{L}+|najem|najmu|przedłuż\p{L}+|gwarancj\p{L}+|срок\p{L}*|договор\p{L}*|аренд\p{L}+|гаранти\p{L}+|продл\p{L}+)(?!\p{L})|期間|契約|保証|更新|期限|合同|租期|保修|续|مدة|العقد|الضمان/iu
/** Until when somebody may park, wait or pay. */
const ofUse =
  /(?<!\p{L})(?:free (?:period|parking)|parking|overdue|grace|parkzeit|parkdauer|stationnement|aparcamiento|sosta|estacionamento|parkeer\p{L}*|parkowani\p{L}*|парковк\p{L}*)(?!\p{L})/iu

/** `half a minute` is the term of nothing. */
const momentary =
  /(?<!\p{L})(?:seconds?|minutes?|sekunden?|minuten?|secondes?|segundos?|minutos?|secondi|minut[oi]|seconden|minuut|sekund\p{L}*|minut\p{L}*|секунд\p{L}*|минут\p{L}*)(?!\p{L})|[秒分]間?$/iu

function isRow(point: Point): boolean {
  return point.label !== '' && point.value !== undefined && statementOf(point) === point.value
}

/** Whether a point speaks of an agreement, or its label of a length of time. */
function tellsLength(point: Point, named: RegExp): boolean {
  const { label = '', text } = point
  const isNamed = isRow(point) && label.search(named) >= 0
  return isNamed || runs.test(text) || begins.test(statementOf(point))
}

/** How long the agreement runs and from when, plain rows first, then what the summary tells too. */
export function termsOf({ points, rules, summary }: ExportMaterial): Point[] {
  const isCentral = ({ text, value }: Point): boolean =>
    summary.some((sentence) => text.includes(sentence.text) || value === sentence.text)
  const isTerm = (point: Point): boolean => {
    const { kind, label = '', text, value } = point
    if (momentary.test(value ?? '')) return false
    if (share.test(text) || beside.test(text) || label.search(rules.facts.party) >= 0) return false
    if (!tellsLength(point, rules.facts.term) || ofUse.test(text)) return false
    if (kind === 'term') return true
    if (kind === 'date' && begins.test(statementOf(point))) return true
    const isNamed =
      kind === 'date' || (kind === 'deadline' && isRow(point) && findDay(text) === undefined)
    const named = kind === 'date' ? text : label
    return isNamed && named.search(rules.facts.term) >= 0 && (kind !== 'date' || isCentral(point))
  }
  return ranked(points.criticalDetails.filter(isTerm), (point) => {
    if (isRow(point)) return 2
    if (isCentral(point) || begins.test(statementOf(point))) return 1
    return /[.。]$/u.test(point.text) ? 0 : -1
  })
}
