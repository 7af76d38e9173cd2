import { roughWordCount } from '../../../text/normalize.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, ranked, statementOf } from '../point.ts'
import { money } from './importance.ts'
import { withoutOtherEndings } from './not-ending.ts'

const reader =
  '(?:you|your|sie|ihr|vous|votre|usted|su|lei|voi|você|o cliente|u|uw|je|pan|pani|państwo|strona|вы|您|你|お客様|either (?:party|side|of us)|beiderseits|beide (?:seiten|parteien|vertragsparteien)|(?:jede|beide) partei(?:en)?|chaque partie|chacune des parties|l.une des parties|cada parte|cualquiera de las partes|ciascuna (?:delle parti|parte)|qualquer (?:das partes|parte)|(?:elk|ieder) (?:van de|der) partijen|każda ze stron|the (?:tenant|member|customer|client|hirer|buyer|employee))'
const writer =
  '(?:we|us|wir|uns|nous|nosotros|noi|nós|wij|мы|my|i|the (?:landlord|company|lender|insurer|employer)|der vermieter|le bailleur|la arrendadora|el arrendador|il locatore|o senhorio|de verhuurder|我们|当社)'
/** `The place may be withdrawn`, which its reader does not do. */
const isLost =
  /(?<!\p{L})(?:(?:may|can|will|could) be (?:withdrawn|cancelled|canceled|terminated|revoked)|wird (?:\p{L}+ ){0,3}abgesagt|ser(?:a|ont) annulée?s?|(?:se cancelará|será cancelad[oa])|(?:sarà|verrà) annullat[oa]|wordt geannuleerd|zostanie odwołan\p{L}+)(?!\p{L})/iu
/** `In the event of cancellation`: what becomes of whoever takes the way out. */
const whoEnds =
  /(?<!\p{L})(?:(?:in (?:the )?(?:case|event) of|on|if you) (?:cancel|withdraw|terminat|pull out)\p{L}*|bei (?:einem |einer )?(?:rücktritt|storn|kündigung|absage)\p{L}*|en cas d(?:e |['’])(?:désistement|rétractation|annulation|résiliation)|en caso de (?:cancelación|desistimiento|baja|anulación)|in caso di (?:recesso|disdetta|rinuncia|annullamento)|em caso de (?:cancelamento|desistência|denúncia)|bij (?:annulering|opzegging)|w (?:przypadku|razie) (?:rezygnacji|odstąpienia|odwołania))(?!\p{L})/iu
/** How a row is called that tells of the way out. */
const wayLabel =
  /^(?:break(?: clause| option| right)?|termination|cancell?ation|withdrawal|notice(?: period)?|right to (?:cancel|withdraw)|kündigung\p{L}*|widerruf\p{L}*|rücktritt\p{L}*|stornierung\p{L}*|résiliation|rétractation|désistement|annulation|préavis|rescisión|cancelación|desistimiento|preaviso|recesso|disdetta|preavviso|rescisão|denúncia|cancelamento|opzegging|opzegtermijn|herroeping|annulering|wypowiedzenie|odstąpienie|rezygnacja|расторжение)(?!\p{L})/iu
/** `Notice to Keeper`, `You will get ten days' notice of the date`: a notice that ends nothing. */
const otherNotice = /^notice(?: period)?(?!\p{L})/iu
const endsByNotice =
  /(?<!\p{L})(?:(?:days?|weeks?|months?|years?)['’]?s? (?:\p{L}+ ){0,3}notice(?! of)|(?:give|giving|given|serve) (?:\p{L}+ ){0,5}notice|notice (?:period|to (?:quit|leave|end|terminate|cancel))|\p{N}+ (?:days?|weeks?|months?|years?)|end|cancel|terminat|leave)/iu
/** What somebody ended already. */
const ended =
  /(?<!\p{L})(?:(?:was|were|has been|have been|had been) (?:withdrawn|cancelled|canceled|revoked|terminated)|(?:wurde|worden|wurden) (?:widerrufen|gekündigt|storniert)|(?:a|ont|avait) été (?:résilié|annulé|révoqué|retiré)e?s?|(?:fue|ha sido|ha quedado) (?:cancelad|revocad|anulad)[oa]|revocat[oaie] (?:dal|il|da)|(?:è|sono) stat[oaie] (?:revocat|annullat|disdett)[oaie]|(?:per|perso per) revoca|foi (?:cancelad|revogad)[oa]|(?:was|is|werd) (?:ingetrokken|opgezegd|geannuleerd)|(?:została?|zostało) (?:odwołan|cofnięt|wypowiedzian)\p{L}*|был[аои]? (?:отозван|расторгнут)\p{L}*)(?!\p{L})/iu
/** Objections in court end nothing. */
const court =
  /(?<!\p{L})(?:\p{L}*klage\p{L}*|court|tribunal|juge|juzgado|giudice|rechter|sąd\p{L}*|суд\p{L}*)(?!\p{L})/iu
const near = '[^.;]{0,60}?'

const mostNamed = 2
const weightOfRow = 4
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

function isOtherNotice(point: Point): boolean {
  const statement = statementOf(point)
  return otherNotice.test(point.label ?? '') && !endsByNotice.test(statement)
}

/** How something is ended, refused or appealed, the plainest statements of what its reader may do first. */
export function waysOut({ points, summary, words }: ExportMaterial): Point[] {
  const ending = `(?<!\\p{L})(?:${words.endingPatterns})`
  const pattern = new RegExp(ending, 'giu')
  const isWay = ({ label = '' }: Point): boolean => wayLabel.test(label)
  const ofReader = new RegExp(`(?<!\\p{L})${reader}(?!\\p{L})${near}${ending}`, 'iu')
  const ofWriter = new RegExp(`(?<!\\p{L})${writer}(?!\\p{L})${near}${ending}`, 'iu')
  const isOfOthers = (statement: string): boolean =>
    ofWriter.test(statement) || isLost.test(statement) || isPriced(statement)
  /** How plainly a statement tells of a way out: by its words for it, and a time; a price belongs elsewhere. */
  const weightOf = (point: Point): number => {
    const statement = statementOf(point)
    const named = withoutOtherEndings(statement).match(pattern)?.length ?? 0
    const isOfReader = ofReader.test(statement) || whoEnds.test(statement)
    if (ended.test(statement) || isOtherNotice(point)) return 0
    const saysOther = named === 0 && pattern.test(statement)
    pattern.lastIndex = 0
    if (saysOther) return 0
    if (isWay(point) && !ofWriter.test(statement)) return weightOfRow + named
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
    (point) =>
      point.kind === 'notice' &&
      point.label !== '' &&
      statementOf(point) === point.value &&
      !isOtherNotice(point),
  )
  const ways = all.filter((point) => weightOf(point) > 0)
  const outOfCourt = ways.filter((point) => !court.test(statementOf(point)))
  return [...ranked(outOfCourt.length > 0 ? outOfCourt : ways, weightOf), ...notices]
}
