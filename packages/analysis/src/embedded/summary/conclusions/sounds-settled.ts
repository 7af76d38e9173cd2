import { pointsToOtherLanguage } from '../../document/wording/noise.ts'
import { sendsBelowOnly } from '../../document/wording/pleasantry.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { announcesOnly, isBesidePurpose } from '../purpose/signals/beside-purpose.ts'

/** `You are admitted to hospital`: a case that a table names in its first cell. */
const caseOfReader =
  /^(?:you(?:r \p{L}+)? (?:are|have|were|is|has)|sie (?:sind|haben|werden)|ihr\p{L}* \p{L}+ (?:ist|wird)|vous (?:êtes|avez)|usted (?:está|ha sido)|lei (?:è|ha)|você (?:está|foi)|u (?:bent|hebt|wordt)|jest pan|вы )(?!\p{L})/iu
const endsStatement = /[.!?:;。！？：；]["'”’»)\]]*$/u
/** `We found no dust and so consider it old`: of what, only the sentence before says. */
const ofSomething =
  /(?<!\p{L})(?:consider|find|found|believe|think|judge|regard|rate|deem)(?:ed|d|s)? (?:(?:it|them)(?!\p{L})|(?:this|that)[.,;])|(?<!\p{L})(?:halten|beurteilen|erachten) (?:wir|ich) (?:es|sie|ihn|dies|das)(?!\p{L})|(?<!\p{L})(?:lo|la|los|las) consideramos(?!\p{L})|(?<!\p{L})nous (?:le|la|les) (?:jugeons|considérons|estimons)(?!\p{L})|(?<!\p{L})(?:lo|la|li|le) (?:riteniamo|consideriamo|giudichiamo)(?!\p{L})/iu
/** What somebody says who signs a form below. */
const accepting =
  /^(?:.{0,90}?(?<!\p{L}))?(?:(?:i|we)(?: hereby| have read .{0,40} and)? (?:accept|agree|confirm|acknowledge|declare|consent|certify|understand|undertake)|(?:ich|wir) (?:hiermit )?(?:nehme|akzeptiere|bestätige|erkläre|stimme|willige)n?|hiermit (?:nehme|akzeptiere|bestätige|erkläre|stimme)n?|(?:je|nous) (?:soussigné.{0,40})?(?:accept|confirm|reconnai|déclar|certifi)\p{L}+|(?:acepto|aceptamos|confirmo|declaro|declaramos|autorizo)|(?:accetto|accettiamo|dichiaro|dichiariamo|confermo|autorizzo)|(?:aceito|aceitamos|declaro|declaramos|confirmo)|(?:ik|wij) (?:aanvaard|accepteer|verklaar|bevestig|ga akkoord|gaan akkoord)\p{L}*|(?:akceptuję|przyjmuję|oświadczam|potwierdzam|wyrażam zgodę)|(?:принимаю|принимаем|подтверждаю|соглашаюсь|согласен|согласна))(?!\p{L})/iu
const blank = /_{4,}|\.{8,}|…{3,}|⋯{3,}|＿{3,}/u
const charactersBelow = 420
/** `Subject: your request`, read as a sentence. */
const subjectLine =
  /^(?:subject|re|betreff|betrifft|objet|asunto|oggetto|assunto|onderwerp|dotyczy|temat|тема|الموضوع|主题|件名)\s?[:：]/iu
/** `This letter was made by a computer and is valid without a signature.` */
const unsigned =
  /(?<!\p{L})(?:valid|gültig|valable|válid[oa]|valid[oa]|geldig|ważn\p{L}+|действител\p{L}+) (?:without|ohne|sans|sin|senza|sem|zonder|bez|без) (?:an? )?(?:signature|unterschrift|firma|assinatura|handtekening|podpisu|подписи)|(?<!\p{L})(?:not signed|nicht unterschrieben|ohne unterschrift gültig|non signé|no lleva firma|non firmat[oa]|niet ondertekend|nie wymaga podpisu)(?!\p{L})/iu
/** Whether a finding has a word of deciding, and settles nothing: a case, a form to sign, how grades are given, a greeting. */
export function onlySoundsSettled(
  content: string,
  language: Language,
  { unit, values }: WeighedUnit,
): boolean {
  const { text, label, kind, end } = unit
  if (kind !== 'sentence' && label.search(language.patterns.subject) === 0) return true
  if (subjectLine.test(text)) return true
  if (/^\p{L}[^.:：]{2,40}[:：]/u.test(text) && values.some((value) => value.kind === 'contact'))
    return true
  if (caseOfReader.test(text) && !endsStatement.test(text)) return true
  if (accepting.test(text) && blank.test(content.slice(end, end + charactersBelow))) return true
  if (ofSomething.test(text) || unsigned.test(text) || pointsToOtherLanguage(text)) return true
  return isBesidePurpose(text) || announcesOnly(text) || sendsBelowOnly(text, language)
}
