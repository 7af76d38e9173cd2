const linesLooked = 12
const fewestLabels = 3
const longestLine = 400

const label =
  /^(?:from|sent|to|cc|bcc|subject|date|von|gesendet|an|kopie|betreff|datum|de|envoyé|à|copie|objet|date|para|enviad[oa]|asunto|fecha|da|inviat[oa]|a|oggetto|data|assunto|van|verzonden|aan|onderwerp|od|wysłano|do|dw|temat|от|от кого|кому|отправлено|копия|тема|дата|发件人|收件人|抄送|发送时间|日期|时间|主题|差出人|送信者|宛先|日時|送信日時|日付|件名|من|إلى|التاريخ|الموضوع)\s?[:：]\s*\S/iu
const sender = /^(?:from|von|de|da|van|od|от|от кого|发件人|差出人|送信者|من)\s?[:：]/iu
const kept =
  /^(?:from|sent|date|von|gesendet|datum|de|envoyé|enviad[oa]|fecha|da|inviat[oa]|data|van|verzonden|od|wysłano|от|от кого|отправлено|дата|发件人|发送时间|日期|时间|差出人|送信者|日時|送信日時|日付|من|التاريخ)$/iu

/** Where the head of an e-mail ends that a text opens with: `From: …`, `To: …`, `Subject: …`; 0 where there is none. */
export function endOfMailHead(content: string): number {
  let at = 0
  let found = 0
  let isMail = false
  for (const line of content.slice(0, linesLooked * longestLine).split('\n', linesLooked)) {
    const text = line.trim()
    const goesOn = found > 0 && /^\s/u.test(line) && text !== ''
    if (!label.test(text) && !goesOn && !(text === '' && found === 0)) break
    if (label.test(text)) found += 1
    isMail ||= sender.test(text)
    at += line.length + 1
  }
  return isMail && found >= fewestLabels ? Math.min(at, content.length) : 0
}

/** Whether a label of the head of an e-mail says who wrote, or when. */
export function tellsOfMail(name: string): boolean {
  return kept.test(name)
}
