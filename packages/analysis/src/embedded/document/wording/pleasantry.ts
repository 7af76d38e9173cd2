import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'
import { isRegisterLine } from './register-line.ts'

const figure = /\p{N}/u

const ofOrganization =
  /(?<!\p{L})(?:ltd|limited|plc|llp|llc|inc|gmbh|ag|kg|e\.?g|s\.?a\.?s?|s\.?a\.?r\.?l|s\.?l|s\.? ?coop|s\.?p\.?a|s\.?r\.?l|lda|b\.?v|n\.?v|sp\. z o\.o|ооо|ао)(?!\p{L})\.?/iu
const plainWord = /(?<!\p{L})\p{Ll}{5,}/u
const fewestCommas = 2

/** `Oxbow Mutual Ltd, 20 Ferry Parade, Dunmere DM1 3QQ.`: a name with its address, and no statement. */
function isNameWithAddress(text: string): boolean {
  const isListed = text.split(',').length > fewestCommas && figure.test(text)
  return isListed && ofOrganization.test(text) && !plainWord.test(text)
}

/** Whether a sentence is no more than a courtesy, or sends to what is below it. */
export function isPleasantry(text: string, language: Language): boolean {
  const { courtesy, gladToMeet, thanksForAct, wishesWell } = language.phrases
  if (wishesWell.test(text)) return true
  if (gladToMeet.test(text) || thanksForAct.test(text) || takesLeave(text, language)) return true
  return !figure.test(text) && courtesy.test(text)
}

/** `Com os melhores cumprimentos, Orrin Lda.` */
function takesLeave(text: string, { phrases }: Language): boolean {
  const said = phrases.farewell.exec(text)?.[0]
  return said !== undefined && /^(?:[,.!]|$)/u.test(text.slice(said.length))
}

/** Whether a sentence only says who stands behind the document. */
export function isImprint(text: string, language: Language): boolean {
  if (language.phrases.imprint.test(text) || isNameWithAddress(text)) return true
  return isRegisterLine(text, language)
}

const endsStatement = /[.:。：]$/u

/** Whether a sentence only announces what stands below it: `Your tenancy is changed as set out below.` */
export function sendsBelowOnly(text: string, { phrases }: Language): boolean {
  return endsStatement.test(text) && atEnd(phrases.sendsBelow).test(text.slice(0, -1))
}
