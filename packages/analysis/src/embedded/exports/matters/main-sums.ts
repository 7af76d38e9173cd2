import { opensWithReader } from '../../findings/dangers/burdens.ts'
import { namesPart } from '../../findings/rows/part-of-row.ts'
import { namesInstalment, namesSum } from '../../findings/sums.ts'
import type { Language } from '../../languages/load-language.ts'
import { type Point, statementOf } from '../point.ts'

/** `The full price is £340 per child`. */
const whole =
  /(?<!\p{L})(?:full|total|whole|overall) (?:price|cost|amount|fee|rent|sum)(?!\p{L})|(?<!\p{L})(?:gesamtpreis|gesamtkosten|prix total|coût total|precio total|importe total|prezzo totale|preço total|totaalprijs|łączn\p{L}+ (?:cena|kwota)|общая (?:сумма|стоимость))/iu
/** `Each missed visit costs the clinic £90`: what others bear. */
const ofOthers =
  /(?<!\p{L})(?:costs?|pays?) (?:the (?:nhs|state|taxpayers?|council|trust|clinic|club|school|public)|us|society|tax ?payers)(?!\p{L})/iu

/** How the sum that is paid out in the end is called. */
const paid =
  /^(?:(?:amount |sum )?payable|settlement|we pay|auszahlung\p{L}*|zahlung an sie|à (?:vous )?verser|a abonar|da liquidare|a pagar|uit te (?:keren|betalen)|do wypłaty|к выплате)$/iu

const payer =
  /^(?:the |die |der |das |la |le |el |il |a |o |de |het )?\p{Lu}[\p{L}.&-]+ (?:will )?(?:pays?|bears?|covers?|zahlt|trägt|paie|paga|betaalt|pokrywa|оплачивает)(?!\p{L})/u

/** `Halvorsen pays the filing fee`: a sum that somebody else pays. */
function isPaidByOthers(point: Point, rules: Language): boolean {
  const statement = statementOf(point)
  return payer.test(statement) && !opensWithReader(statement, rules)
}

/** `£15,702.00 £8,310.00`, `£90; nil` out of a table whose columns are lost: nobody can tell which is which. */
const unparted =
  /^\p{Sc}?\s?\p{N}[\p{N}.,]*\s?\p{Sc}?;?\s+(?:\p{Sc}?\s?\p{N}[\p{N}.,]*\s?\p{Sc}?|nil|none|keine?|rien|nada|niente|nihil|brak)(?!\p{L})/iu
/** `Limit: 450,000`: what is insured at most, which nobody pays. */
const ofCover =
  /^(?:limits?|maximum|sum insured|cover(?:age)?|plafond|capital|höchstbetrag|deckungssumme|versicherungssumme|límite|suma asegurada|massimale|capitale assicurato|limite|verzekerd bedrag|suma ubezpieczenia|лимит|страховая сумма)\s?:/iu
/** `keep insurance of not less than £1,000,000`. */
const insures =
  /(?<!\p{L})(?:(?:liability|indemnity) insurance of|insur(?:ed|ance) (?:for|of) (?:not less|at least)|haftpflichtversicherung (?:mit|über|von)|assurance .{0,30}d['’]au moins|seguro .{0,30}de al menos|assicurazione .{0,30}di almeno)(?!\p{L})/iu
const interest =
  /(?<!\p{L})(?:interest|apr|aer|\p{L}*zins\p{L}*|taux|intérêts?|taeg|inter[eé]s(?:es)?|tae|tin|tass[oi]|tan|juros?|taxa|taeg|rente|jkp|odsetk\p{L}*|oprocentowanie|rrso|процент\p{L}*|ставк\p{L}*)(?!\p{L})|利率|利息|金利|年率|فائدة/iu
const currency =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|zł|SGD|INR|Rs|lakhs?|crores?|kr|euros?|dollars?|pounds?)(?!\p{L})|円|元|万/iu

/** Whether a rate is a price of money, and no tolerance or load of a machine. */
export function isPrice({ text }: Point): boolean {
  return interest.test(text) || currency.test(text)
}

/** `This leaves a balance of £90`: what a sentence says its reader still has to pay. */
const owed =
  /(?<!\p{L})(?:balance (?:of|due|owing|to pay)|you (?:now |still )?owe|(?:amount|sum) (?:due|owing|to pay)|saldo zu unseren gunsten|nach(?:zahlung|forderung|zuzahlen)|noch zu zahlen|solde (?:dû|à payer|en notre faveur|débiteur)|reste à payer|saldo (?:a nuestro favor|pendiente|deudor)|queda(?:n)? por pagar|saldo a nostro favore|resta(?:no)? da pagare|saldo em dívida|falta pagar|nog te (?:betalen|voldoen)|do zapłaty|niedopłata|остаётся оплатить)(?!\p{L})/iu
const figures = /\p{N}[\p{N}.,]*\s?%/u

/** How much a sum of money tells of what its reader has to pay. */
export function weightOfSum(point: Point, rules: Language): number {
  const { label = '', text } = point
  const isRow = label !== '' && point.value !== undefined && statementOf(point) === point.value
  if (ofOthers.test(text)) return -1
  if (!isRow) {
    if (text.search(rules.frames.favors) >= 0 || isPaidByOthers(point, rules)) return -1
    if (!currency.test(text) && !figures.test(text)) return -1
    if (insures.test(text)) return -1
    if (owed.test(text)) return 3
    return whole.test(text) ? 2 : 0
  }
  if (unparted.test(statementOf(point)) || namesPart(label, rules)) return -1
  if (ofCover.test(statementOf(point))) return 0.5
  if (rules.phrases.leftToPay.test(label) || paid.test(label)) return 3
  if (namesInstalment(label, rules)) return 2.5
  return namesSum(label, rules) ? 2 : 1
}
