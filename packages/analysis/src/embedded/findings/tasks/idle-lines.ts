import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'

/** The head of a mail, as mail programs write it in the language of whoever uses them, whatever that of the mail. */
const mailHead =
  /^(?:subject|re|from|to|cc|sent|date|betreff|betrifft|von|an|gesendet|datum|objet|de|à|envoyé|date d['’]envoi|asunto|para|enviado(?: el)?|fecha|oggetto|da|a|inviato|data|assunto|onderwerp|verzonden|aan|dotyczy|temat|od|do|wysłano|тема|от|кому|отправлено|дата|الموضوع|من|إلى|التاريخ|主题|发件人|收件人|发送时间|日期|件名|差出人|宛先|送信日時)$/iu
const subjectLine = /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема) ?: /iu

/** Whether a label is one of those in which a mail says who wrote to whom, when and of what. */
export function isMailHead(label: string): boolean {
  return mailHead.test(label)
}

/** Whether a line or sentence names a day or a duty and leaves nothing to do. */
export function isIdleLine({ kind, label, columns, text }: Unit, { phrases }: Language): boolean {
  if (kind !== 'sentence' && (isMailHead(label) || phrases.dueByItself.test(label))) return true
  if (kind === 'row' && columns.some((name) => phrases.columnOfReference.test(name))) return true
  return (
    subjectLine.test(text) ||
    phrases.onlyAnnounces.test(text) ||
    phrases.nothingToDo.test(text) ||
    phrases.withdrawsWords.test(text) ||
    phrases.notesFigures.test(text) ||
    phrases.notNeeded.test(text) ||
    phrases.ruleRequires.test(text) ||
    phrases.wageIsPaid.test(text) ||
    phrases.invertedCondition.test(text)
  )
}
