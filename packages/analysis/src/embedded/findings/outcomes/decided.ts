import { matchesIn } from '../../../text/matches.ts'
import type { Language } from '../../languages/load-language.ts'

const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u
const clauseEnd = /[,;:.–]/u

/** A sentence without its conditions: what would be accepted if something happened is not accepted. */
export function withoutConditions(source: string, { patterns, phrases }: Language): string {
  const text = source.replace(phrases.opensTerms, ' ')
  if (!spaced.test(text)) return text
  let rest = ''
  let at = 0
  for (const { index } of matchesIn(text, patterns.condition)) {
    if (index < at) continue
    rest += text.slice(at, index)
    const end = text.slice(index).search(clauseEnd)
    at = end < 0 ? text.length : index + end
  }
  return rest + text.slice(at)
}

/** `Adoptée à l'unanimité.`, `Not carried (2 for, 3 against).` */
const verdict =
  /^(?:(?:not )?(?:carried|adopted|approved|passed|agreed|granted)|declined|refused|rejected|defeated|lost|withdrawn|adopté|rejeté|approuvé|retiré|ajourné|aprobad|rechazad|retirad|approvat|respint|ritirat|aprovad|rejeitad|angenommen|abgelehnt|zurückgezogen|vertagt|aangenomen|verworpen|ingetrokken|przyjęt|odrzucon|принято|отклонено)\p{L}{0,3}(?:[,;]? (?:unanimously|nem\. con|by [^.]{3,30}|à l['’]unanimité|à la majorité|por unanimidad|por mayoría|all['’]unanimità|a maggioranza|por maioria|einstimmig|mehrheitlich|met algemene stemmen|jednogłośnie|единогласно))?(?:\s?\([^)]{1,80}\))?[.;]?$|^la majorité (?:requise )?n['’]est pas atteinte\.$/iu

/** Whether a line says how something was decided, and not what. */
export function tellsVerdict(text: string): boolean {
  return verdict.test(text)
}

/** What a panel did not agree to, in words that refuse nothing. */
const refuses =
  /(?<!\p{L})(?:trustees|board|panel|committee|council|foundation|we|i) (?:did|do|could|can|will|have|has) ?not (?:agreed? to )?(?:fund|support|approve|award|grant|feel able to|include)|(?<!\p{L})(?:wird|werden|wurde|wurden|konnten?|können) (?:.{0,60} )?nicht (?:gefördert|bewilligt|berücksichtigt|übernommen|bezuschusst)|(?<!\p{L})n['’](?:a|ont|est|sont) pas (?:été )?(?:retenue?s?|financée?s?|accordée?s?|acceptée?s?)|(?<!\p{L})no (?:se (?:ha )?(?:financia|concede|aprueba|acepta)|ha sido (?:financiad|aceptad|aprobad|concedid))\p{L}*|(?<!\p{L})non (?:è stat[oa]|sono stat[ie]|viene|vengono) (?:finanziat|concess|accolt|approvat|riconosciut)\p{L}*|(?<!\p{L})não (?:foi|foram|é|são) (?:financiad|aprovad|concedid|aceite)\p{L}*|(?<!\p{L})(?:wordt|worden|werd|is|zijn) niet (?:gesubsidieerd|toegekend|goedgekeurd|vergoed)|(?<!\p{L})nie (?:przyznano|zaakceptowano|sfinansowano|uwzględniono)|(?<!\p{L})не (?:поддержал|одобрен|профинансирован|предоставлен)\p{L}*/iu

/** Whether a sentence says in plain words that somebody did not agree to something. */
export function refusesPlainly(text: string): boolean {
  return refuses.test(text)
}
