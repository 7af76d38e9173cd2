import type { Candidate } from '../../document/candidate.ts'
import { opensAsClause } from '../../document/heading-starts.ts'
import { isImprint, isPleasantry, sendsBelowOnly } from '../../document/wording/pleasantry.ts'
import { isRegisterLine } from '../../document/wording/register-line.ts'
import { looksLikeAddress } from '../../findings/parties/address-blocks.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'

const endsStatement = /[.!?。！？；;؟…]["'”’»)\]]*$/u
const labeled = /^[\p{L}（(][^:：.!?]{1,40}[:：]\s*\S/u
const wordsOfLabel = 14
/** `VAT reg. no.`, `Kade Energie B.V.` */
const wordsOfStub = 4
const endsInAbbreviation = /\s(?:\p{L}{1,3}\.){1,3}$/u
const signed = /(?:^|\s)(?:gez|sgd|signed)\.?$/iu
/** `Page 3 of 12`, at the end of another line too. */
const pageBehind = perLanguage(
  ({ pageWord, ofPages }) =>
    new RegExp(
      `${pageWord.source}\\s*\\d{1,4}\\s*(?:(?:\\/|${ofPages.source})\\s*\\d{1,4}|页|頁|ページ)`,
      'iu',
    ),
)
/** `Helen Marsh, of 22 Elm Grove (the "Consultant").` names a party and says nothing of it. */
const endsAsParty =
  /\((?:\p{L}{2,12} ){0,4}["“„«‘'][^"”“»’')]{2,40}["”“»’']\)[\s.,;]*(?:\p{L}{1,3})?$/u
const fewest = 5
const leastShare = 0.35

/**
 * What a summary may say in its own words: sentences, and none of the lines of a letterhead, labels, headings or page
 * footers beside them but for what was decided; everything where a document holds hardly a sentence, and in papers and talk.
 */
export function toldLines(
  candidates: readonly Candidate[],
  mayBeAnything: boolean,
  decided: ReadonlyMap<number, number>,
  language: Language,
): readonly Candidate[] {
  if (mayBeAnything) return candidates
  const told = candidates.filter(
    ({ sentence: { text, words, order } }) =>
      isTold(text, words, language) || (decided.has(order) && endsStatement.test(text)),
  )
  const isEnough = told.length >= Math.max(fewest, candidates.length * leastShare)
  return isEnough
    ? told
    : candidates.filter(
        ({ sentence: { text, words } }) =>
          !isStub(text, words) &&
          !isRegisterLine(text, language) &&
          !isContactLine(text, words) &&
          !isAddress(text),
      )
}

/** `office@orme.example · Reg. no. 4711` */
function isContactLine(text: string, words: number): boolean {
  return words <= wordsOfLabel && /\S@\S/u.test(text) && /\s[·•|]\s/u.test(text)
}

function isAddress(text: string): boolean {
  return !endsStatement.test(text) && looksLikeAddress(text)
}

function isStub(text: string, words: number): boolean {
  return words <= wordsOfStub && endsInAbbreviation.test(text)
}

/** Whether a line names one party and says nothing of it. */
export function isPartyAlone(text: string, { phrases }: Language): boolean {
  return endsAsParty.test(text) && !phrases.namesContract.test(text)
}

/** `Gliwice, 2 lutego 2026 r.`: where and when something was written. Names of places keep their small words in every language. */
const dated =
  /^\p{Lu}[\p{L}.'’-]{1,20}(?: (?:\p{Lu}[\p{L}.'’-]{1,20}|de|del|la|le|les|di|da|do|sur|am|an|der|y|nad)){0,4},? (?:(?:den|dnia|le|the|el|a|op|il|em|li|г\.)\s)?\p{N}{1,2}(?:\.|er|st|nd|rd|th|º|°)?(?:\s|\.)(?:de |of )?[\p{L}\p{N}]{1,12}\.?,?(?:\s|\.)?(?:de |of )?\p{N}{4}(?: ?(?:r|г)\.?)?\.?$/u

function isTold(text: string, words: number, language: Language): boolean {
  if (words <= wordsOfLabel && dated.test(text)) return false
  if (pageBehind(language).test(text) || signed.test(text)) return false
  if (language.phrases.closesPaper.test(text)) return false
  if (isContactLine(text, words)) return false
  if (isPartyAlone(text, language) || isPleasantry(text, language)) return false
  if (isImprint(text, language)) return false
  if (sendsBelowOnly(text, language) && !/\p{Sc}/u.test(text)) return false
  if (!endsStatement.test(text) || isStub(text, words)) return false
  return !(words <= wordsOfLabel && labeled.test(text) && !opensAsClause(text, language))
}
