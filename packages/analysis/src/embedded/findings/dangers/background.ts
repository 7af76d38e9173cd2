import { matchesIn } from '../../../text/matches.ts'
import type { Language } from '../../languages/load-language.ts'

/** Why something comes about, up to the end of its clause; from when on; and what only warns of it. */
const causes =
  /(?<!\p{L})(?:(?:because(?: of)?|due to|owing to|in view of|other than|weil|wegen|aufgrund|infolge|parce que|en raison d|à cause d|por causa d|debido a|porque|ya que|perché|a causa d|poiché|devido a|vanwege|omdat|wegens|z powodu|ponieważ|из-за|потому что|вследствие)(?!\p{L})[^,;:.]{0,120}|(?:(?:up)?on|after|following|before|until|from the date of) (?:the |any |such |early |earlier )*(?:termination|expiry|expiration|cancellation|end)(?: of)?|nach (?:beendigung|ablauf|kündigung)|(?:après|dès|à) (?:la (?:fin|résiliation|rupture)|l['’]expiration)|(?:tras|después de|a) la (?:terminación|finalización|resolución|extinción)|(?:dopo|alla) la? ?(?:fine|cessazione|risoluzione)|(?:após|depois d)(?: ?[ao])? (?:fim|cessação|rescisão|termo)|na (?:beëindiging|afloop|opzegging)|(?:od dnia|po) (?:opróżnieni|wygaśnięci|rozwiązani|zakończeni)\p{L}*|(?:после|по) (?:окончани|прекращени|расторжени)\p{L}*|warn(?:s|ed|ings?)?|risks? (?:that|of))(?!\p{L})/giu
/** `…場合は、` ends a condition, `如…，` opens one. */
const unspaced =
  /[^、。]{1,80}(?:場合|とき|なければ|ないとき)(?:に|は)*、|(?:如果?|若|一旦|逾期)[^，。；]{1,60}，/gu
const clauseEnd = /[,;:.–]/u
const longestClause = 400
const longestOpening = 12
const opensClause =
  /(?:^|[,;:.–(]|(?<!\p{L})(?:and|but|or|und|oder|aber|et|ou|mais|y|o|e|pero|ma|en|maar|i|lub|и|или|но))\s*$/u
/** Behind `otherwise` stands what comes of it. */
const otherwise =
  /^(?:otherwise|failing which|andernfalls|sonst|widrigenfalls|sinon|sous peine|à peine|de lo contrario|altrimenti|senão|sob pena|anders|inaczej|иначе|в противном|وإلا|否则)/iu

/** What a sentence tells by itself: without why, and without under what circumstances. */
export function withoutBackground(source: string, { patterns }: Language): string {
  const text = source.replace(unspaced, ' ').replace(causes, ' ')
  let rest = ''
  let at = 0
  for (const { 0: word, index } of matchesIn(text, patterns.condition)) {
    if (index < at || otherwise.test(word)) continue
    const length = text.slice(index, index + longestClause).search(clauseEnd)
    const end = length < 0 ? Math.min(text.length, index + longestClause) : index + length
    const before = text.slice(Math.max(0, index - longestOpening), index)
    if (opensClause.test(before) && !isParted(text.slice(index, end + 1), patterns.power)) continue
    rest += text.slice(at, index)
    at = end
  }
  return rest + text.slice(at)
}

/** Whether a comma parts a condition in front from what comes of it: `If it is late, we may …`. */
function isParted(clause: string, power: RegExp): boolean {
  return clause.endsWith(',') && clause.search(power) < 0
}
