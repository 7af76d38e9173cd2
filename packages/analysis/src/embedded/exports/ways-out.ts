import { roughWordCount } from '../../text/normalize.ts'
import type { ExportMaterial } from './export-material.ts'
import { money } from './importance.ts'
import { type Point, ranked, statementOf } from './point.ts'

const reader =
  '(?:you|your|sie|ihr|vous|votre|usted|su|lei|voi|você|o cliente|u|uw|je|pan|pani|państwo|strona|вы|您|你|お客様|either (?:party|side|of us)|the (?:tenant|member|customer|client|hirer|buyer|employee))'
const writer =
  '(?:we|us|wir|uns|nous|nosotros|noi|nós|wij|мы|my|i|the (?:landlord|company|lender|insurer|employer)|der vermieter|le bailleur|la arrendadora|el arrendador|il locatore|o senhorio|de verhuurder|我们|当社)'
/** `The place may be withdrawn`, which its reader does not do. */
const isLost =
  /(?<!\p{L})(?:may|can|will|could) be (?:withdrawn|cancelled|canceled|terminated|revoked)(?!\p{L})/iu
const near = '[^.;]{0,60}?'

const mostNamed = 2
const fewestWords = 5
/** A number in signs or in words. */
const told =
  /\p{N}|(?<!\p{L})(?:seven|ten|fourteen|thirty|sieben|vierzehn|dreißig|sept|quatorze|quinze|trente|siete|catorce|quince|treinta|sette|quattordici|quindici|trenta|catorze|zeven|veertien|dertig|siedmiu|czternast\p{L}+|trzydziest\p{L}+|четырнадцат\p{L}+|тридцат\p{L}+)(?!\p{L})/iu
/** What is soonest too late: to take back what was signed. */
const withdrawal =
  /(?<!\p{L})(?:widerruf|rétract|desisti|recesso|recedere|chang\p{L}+ your mind|cooling|withdraw|revok|bedenktijd|herroep|odstąpi|livre resolução)|クーリング/iu
const fee =
  /(?<!\p{L})(?:euros?|fees?|charges?|gebühr\p{L}*|entschädigung|frais|indemnité|indemniza\p{L}*|penaliza\p{L}+|penal\p{L}*|costi|\p{L}*vergoeding|opłat\p{L}+|неустойк\p{L}+)(?!\p{L})/iu

function isPriced(statement: string): boolean {
  return money.test(statement) || fee.test(statement)
}

/** How something is ended, refused or appealed, the plainest statements of what its reader may do first. */
export function waysOut({ points, summary, words }: ExportMaterial): Point[] {
  const ending = `(?<!\\p{L})(?:${words.endingPatterns})`
  const pattern = new RegExp(ending, 'giu')
  const ofReader = new RegExp(`(?<!\\p{L})${reader}(?!\\p{L})${near}${ending}`, 'iu')
  const ofWriter = new RegExp(`(?<!\\p{L})${writer}(?!\\p{L})${near}${ending}`, 'iu')
  const isOfOthers = (statement: string): boolean =>
    ofWriter.test(statement) || isLost.test(statement) || isPriced(statement)
  /** How plainly a statement tells of a way out: by its words for it, and a time; a price belongs elsewhere. */
  const weightOf = (point: Point): number => {
    const statement = statementOf(point)
    const named = statement.match(pattern)?.length ?? 0
    const isOfReader = ofReader.test(statement)
    if (
      named === 0 ||
      roughWordCount(statement) < fewestWords ||
      (!isOfReader && isOfOthers(statement))
    )
      return 0
    return (
      Math.min(mostNamed, named) +
      (isOfReader ? 1 : 0) +
      (told.test(statement) ? 1 : 0) +
      (withdrawal.test(statement) ? 1 : 0) -
      (isPriced(statement) ? 1 : 0)
    )
  }
  const { conclusions, criticalDetails, keyPoints, recommendations, risks } = points
  const all = [criticalDetails, summary, recommendations, conclusions, keyPoints, risks].flat()
  const notices = criticalDetails.filter(
    (point) => point.kind === 'notice' && point.label !== '' && statementOf(point) === point.value,
  )
  return [
    ...ranked(
      all.filter((point) => weightOf(point) > 0),
      weightOf,
    ),
    ...notices,
  ]
}
