/** What was decided on the thing that a row names. */
export type Verdict = 'granted' | 'refused'

/** `Refused`, `Not passed`, `Partly granted`, at the beginning of a cell. */
const refused = [
  'refused|rejected|denied|declined|dismissed|disallowed|failed?|overruled|revoked|withdrawn|unsuccessful|unsatisfactory|non-?complian(?:t|ce)|(?:not|un) ?(?:yet )?(?:granted|approved|allowed|accepted|passed|upheld|permitted|met|satisfied|satisfactory|compliant|fulfilled|eligible|awarded|agreed|admitted|carried)|does not comply|part(?:ly|ially) (?:granted|allowed|upheld|approved|accepted|met|refused)',
  'abgelehnt|abgewiesen|zurückgewiesen|versagt|verweigert|untersagt|verworfen|widerrufen|durchgefallen|nicht (?:bewilligt|genehmigt|erteilt|gewährt|anerkannt|bestanden|erfüllt|zugelassen|zugestimmt|gestattet|erlaubt|entsprochen|in ordnung)|teilweise (?:bewilligt|genehmigt|anerkannt|erfüllt|stattgegeben|abgelehnt)',
  '(?:partiellement )?(?:refus|rejet|débout|recal|ajourn)ée?s?|irrecevables?|défavorables?|non(?: |-)(?:accordé|conforme|admis|validé|autorisé|retenu|acquis|approuvé|satisfaisant|respecté)e?s?|partiellement (?:accordé|accepté|admis|validé)e?s?',
  '(?:denegad|rechazad|desestimad|inadmitid|revocad)[oa]s?|desfavorable|no (?:concedid|aprobad|autorizad|admitid|apt|aceptad|estimad|superad|reconocid)[oa]s?|no (?:cumple|procede|conforme)|(?:parcialmente|en parte) (?:concedid|aprobad|estimad|aceptad)[oa]s?|suspens[oa]s?',
  '(?:negat|respint|rigettat|rifiutat|bocciat|revocat)[oaie]|sfavorevole|contrario|non (?:(?:concess|approvat|autorizzat|accolt|ammess|superat|idone|riconosciut)[oaie]|conforme|conformi)|(?:parzialmente|in parte) (?:accolt|concess|approvat|riconosciut)[oaie]',
  '(?:indeferid|negad|recusad|rejeitad|reprovad|revogad)[oa]s?|desfavorável|inapt[oa]s?|não (?:concedid|aprovad|autorizad|aceit|admitid|deferid|cumprid|reconhecid)[oa]s?|não (?:conforme|atende|cumpre)|parcialmente (?:deferid|concedid|aprovad|aceit)[oa]s?',
  'geweigerd|afgewezen|afgekeurd|ingetrokken|gezakt|ongegrond|onvoldoende|voldoet niet|niet (?:verleend|toegekend|goedgekeurd|toegestaan|toegewezen|akkoord|geslaagd|voldaan|gehonoreerd|aanvaard|in orde)|(?:deels|gedeeltelijk) (?:verleend|toegekend|geweigerd|goedgekeurd|gegrond)',
  'odmowa|odmówiono|(?:odrzucon|oddalon|cofnięt|niezaliczon|niespełnion|negatywn)[oaey]|nie (?:(?:przyznan|zatwierdzon|udzielon|uwzględnion|zaliczon|zdan|spełnion|dopuszczon|przyjęt)[oaey]|wyrażono zgody|spełnia)|częściowo (?:przyznan|uwzględnion|spełnion)[oaey]',
  'отказ(?:ано|ать)?|отклонен[оаы]?|отклонён|запрещен[оаы]?|незач[её]т|не (?:разрешен|одобрен|удовлетворен|предоставлен|принят|согласован|сдан|зачтен|пройден|выполнен|выдан)[оаы]?|не (?:соответствует|подлежит)|частично (?:удовлетворен|одобрен|разрешен|выполнен)[оаы]?',
  'مرفوضة?|رُفض|رفض|راسبة?|غير (?:مقبول|موافق|مطابق|مستوفى|مستوف)ة?',
].join('|')
const granted = [
  'granted|approved|allowed|accepted|pass(?:ed)?|upheld|permitted|awarded|met|satisfied|satisfactory|compliant|complies|fulfilled|agreed|admitted|carried|successful',
  'bewilligt|genehmigt|erteilt|gewährt|stattgegeben|anerkannt|angenommen|zugelassen|bestanden|erfüllt|zugestimmt|erlaubt|gestattet',
  '(?:accord|accept|autoris|approuv|valid|adopt)ée?s?|admise?s?|reçue?s?|favorables?|conformes?|acquise?s?',
  '(?:concedid|aprobad|autorizad|admitid|aceptad|estimad|superad|reconocid)[oa]s?|favorable|apt[oa]s?|conforme|cumple',
  '(?:concess|approvat|autorizzat|accolt|accettat|ammess|superat|idone|riconosciut)[oaie]|favorevole|conforme',
  '(?:concedid|deferid|aprovad|autorizad|admitid|aceit|cumprid|reconhecid)[oa]s?|favorável|conforme|atende',
  'verleend|toegekend|goedgekeurd|toegestaan|toegewezen|akkoord|geslaagd|voldoende|voldoet|voldaan|aanvaard|gegrond',
  '(?:przyznan|zatwierdzon|udzielon|uwzględnion|zaliczon|zdan|spełnion|dopuszczon|przyjęt|pozytywn)[oaey]|zgoda|spełnia',
  '(?:разрешен|одобрен|удовлетворен|предоставлен|принят|согласован|зачтен|сдан|пройден|выполнен|выдан)[оаы]?|зач[её]т|соответствует',
  'مقبولة?|تمت الموافقة|موافق عليها?|ناجحة?|مستوفى|مطابقة?',
].join('|')
const refusedUnspaced =
  '不(?:予)?(?:批准|同意|通过|合格|符合|许可|许|核准|准)|不予|未(?:获)?(?:批准|通过|达标)|驳回|拒绝|否决|不許可|不承認|否決|不合格|却下|棄却|不支給|不適合|不認可|不可$'
const grantedUnspaced =
  '(?:已|准予|予以)?(?:批准|同意|通过|核准|合格|符合|许可)|准予|許可|承認|可決|認可|支給|適合|可$'

const opensRefused = new RegExp(`^(?:(?:${refused})(?![\\p{L}])|(?:${refusedUnspaced}))`, 'iu')
const opensGranted = new RegExp(`^(?:(?:${granted})(?![\\p{L}])|(?:${grantedUnspaced}))`, 'iu')
const longest = 140

/** What a cell says was decided, where it begins with that: `Granted, on conditions`. */
export function verdictIn(cell: string): Verdict | undefined {
  if (cell.length > longest) return undefined
  if (opensRefused.test(cell)) return 'refused'
  return opensGranted.test(cell) ? 'granted' : undefined
}
