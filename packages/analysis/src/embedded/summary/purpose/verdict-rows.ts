import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { spanOf } from './sum-beside.ts'

const fewest = 2
const most = 4
const wordsOfRow = 25
/** What a table of a decision says of each thing that was asked for. */
const refused =
  /^(?:not (?:granted|approved|allowed)|refused|rejected|denied|declined|dismissed|(?:teilweise )?abgelehnt|versagt|nicht (?:bewilligt|genehmigt)|refusée?s?|rejetée?s?|denegad[oa]s?|desestimad[oa]s?|rechazad[oa]s?|respint[oaie]|negat[oaie]|non accolt[oaie]|indeferid[oa]s?|recusad[oa]s?|geweigerd|afgewezen|niet verleend|odmowa|odmówiono|oddalon[oaey]|отказано|отказ|拒绝|不予|驳回|不許可|不承認|却下|مرفوض)(?!\p{L})/iu
const granted =
  /^(?:(?:partly |partially )?(?:granted|approved|allowed|accepted|awarded)|(?:teilweise )?(?:bewilligt|genehmigt|gewährt|stattgegeben)|accordée?s?|autorisée?s?|acceptée?s?|concedid[oa]s?|estimad[oa]s?|autorizad[oa]s?|aprobad[oa]s?|accolt[oaie]|concess[oaie]|autorizzat[oaie]|approvat[oaie]|deferid[oa]s?|aprovad[oa]s?|verleend|toegekend|toegewezen|przyznan[oaey]|zgoda|разрешено|одобрено|удовлетворено|批准|准予|许可|同意|許可|承認|مقبول|موافق)(?!\p{L})/iu

/** What a decision says row by row: what was refused first, which the reader must not miss. */
export function verdictRows({ findings, type }: Reading): Excerpt[] {
  if (type.genre !== 'general') return []
  const rows = findings.filter(({ unit }) => unit.kind !== 'sentence' && unit.words <= wordsOfRow)
  const [no, yes] = [refused, granted].map((sign) => rows.filter(says(sign)))
  const told = [...(no ?? []), ...(yes ?? [])]
  return told.length < fewest || no?.length === 0 ? [] : told.slice(0, most).map(spanOf)
}

function says(sign: RegExp): (found: WeighedUnit) => boolean {
  return ({ unit }) => sign.test(unit.value.replace(/^[^:]{2,30}: /u, ''))
}
