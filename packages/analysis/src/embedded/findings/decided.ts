import { matchesIn } from '../../text/matches.ts'
import type { Language } from '../languages/load-language.ts'

const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u
const clauseEnd = /[,;:.–]/u

/** A sentence without its conditions: what would be accepted if something happened is not accepted. */
export function withoutConditions(text: string, { patterns }: Language): string {
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
  /^(?:(?:not )?(?:carried|adopted|approved|passed)|rejected|defeated|lost|withdrawn|adopté|rejeté|approuvé|retiré|ajourné|aprobad|rechazad|retirad|approvat|respint|ritirat|aprovad|rejeitad|angenommen|abgelehnt|zurückgezogen|vertagt|aangenomen|verworpen|ingetrokken|przyjęt|odrzucon|принято|отклонено)\p{L}{0,3}(?:[,;]? (?:unanimously|nem\. con|by [^.]{3,30}|à l['’]unanimité|à la majorité|por unanimidad|por mayoría|all['’]unanimità|a maggioranza|por maioria|einstimmig|mehrheitlich|met algemene stemmen|jednogłośnie|единогласно))?(?:\s?\([^)]{1,80}\))?[.;]?$|^la majorité (?:requise )?n['’]est pas atteinte\.$/iu

/** Whether a line says how something was decided, and not what. */
export function tellsVerdict(text: string): boolean {
  return verdict.test(text)
}
