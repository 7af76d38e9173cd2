import { opensWithReader } from '../findings/dangers/burdens.ts'
import { namesLeftToPay, namesSum } from '../findings/sums.ts'
import type { Language } from '../languages/load-language.ts'
import { type Point, statementOf } from './point.ts'

/** `The full price is £340 per child`. */
const whole =
  /(?<!\p{L})(?:full|total|whole|overall) (?:price|cost|amount|fee|rent|sum)(?!\p{L})|(?<!\p{L})(?:gesamtpreis|gesamtkosten|prix total|coût total|precio total|importe total|prezzo totale|preço total|totaalprijs|łączn\p{L}+ (?:cena|kwota)|общая (?:сумма|стоимость))/iu
/** `Each missed visit costs the clinic £90`: what others bear. */
const ofOthers =
  /(?<!\p{L})(?:costs?|pays?) (?:the (?:nhs|state|taxpayers?|council|trust|clinic|club|school|public)|us|society|tax ?payers)(?!\p{L})/iu

const payer =
  /^(?:the |die |der |das |la |le |el |il |a |o |de |het )?\p{Lu}[\p{L}.&-]+ (?:will )?(?:pays?|bears?|covers?|zahlt|trägt|paie|paga|betaalt|pokrywa|оплачивает)(?!\p{L})/u

/** `Halvorsen pays the filing fee`: a sum that somebody else pays. */
function isPaidByOthers(point: Point, rules: Language): boolean {
  const statement = statementOf(point)
  return payer.test(statement) && !opensWithReader(statement, rules)
}

/** How much a sum of money tells of what its reader has to pay. */
export function weightOfSum(point: Point, rules: Language): number {
  const { label = '', text } = point
  const isRow = label !== '' && point.value !== undefined && statementOf(point) === point.value
  if (ofOthers.test(text)) return -1
  if (!isRow) {
    if (text.search(rules.frames.favors) >= 0 || isPaidByOthers(point, rules)) return -1
    return whole.test(text) ? 2 : 0
  }
  if (namesLeftToPay(label)) return 3
  return namesSum(label) ? 2 : 1
}
