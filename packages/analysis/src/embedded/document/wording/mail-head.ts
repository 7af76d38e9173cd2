const linesLooked = 12
const fewestLabels = 3
const longestLine = 400

/** The labels of the head of an e-mail, in the languages that are read. */
const labels = {
  sender: 'from|von|de|da|van|od|от|от кого|发件人|差出人|送信者|من',
  receiver: 'to|cc|bcc|an|kopie|à|copie|para|a|aan|do|dw|кому|копия|收件人|抄送|宛先|إلى',
  subject:
    're|subject|betreff|betrifft|objet|asunto|oggetto|assunto|onderwerp|betreft|temat|dotyczy|тема|主题|件名|الموضوع',
  time: 'sent|date|gesendet|datum|envoyé|enviad[oa]|fecha|inviat[oa]|data|verzonden|wysłano|отправлено|дата|发送时间|日期|时间|日時|送信日時|日付|التاريخ',
}

function lineOf(...names: readonly string[]): RegExp {
  return new RegExp(`^\\s*(?:${names.join('|')})\\s?[:：]`, 'iu')
}

const label = new RegExp(`${lineOf(...Object.values(labels)).source}\\s*\\S`, 'iu')
const sender = lineOf(labels.sender)
const addressing = lineOf(labels.sender, labels.receiver, labels.subject)
const kept = new RegExp(`^(?:${labels.sender}|${labels.time})$`, 'iu')

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

interface Head {
  readonly sender: string
  readonly time: string
  /** How many lines it takes. */
  readonly lines: number
}

const opensSender = new RegExp(`${sender.source}\\s*`, 'iu')
const opensTime = new RegExp(`${lineOf(labels.time).source}\\s*`, 'iu')

const receiver = lineOf(labels.receiver)
/** `Ann Orme <ann@orme.example>      Mon, 3 May 2027 at 09:14`, as a mailbox prints it. */
const printedSender = /^(.{2,80}<[^\s<>@]{1,60}@[^\s<>]{1,60}>)\s{2,}(\S.{5,60})$/u

/** A head without labels for who wrote and when, above a line that says to whom. */
function printedHead(lines: readonly string[]): Head | undefined {
  const [, author, time] = printedSender.exec(lines[0]?.trim() ?? '') ?? []
  if (author === undefined || time === undefined || !receiver.test(lines[1] ?? '')) return undefined
  const end = lines.findIndex((line, at) => at > 0 && !label.test(line))
  return { sender: author, time, lines: end < 0 ? lines.length : end }
}

/** The head of an e-mail that lines open with, wherever in a thread they stand: `*From:* …`, `Sent: …`, `To: …`. */
export function readHead(lines: readonly string[]): Head | undefined {
  const printed = printedHead(lines)
  if (printed !== undefined) return printed
  if (!label.test(lines[0]?.replaceAll('*', '') ?? '')) return undefined
  const plain = lines.map((line) => line.replaceAll('*', ''))
  const end = plain.findIndex((line, at) => !label.test(line) && !(at > 0 && /^\s+\S/u.test(line)))
  const own = plain.slice(0, end < 0 ? plain.length : end)
  const valueBehind = (opening: RegExp): string =>
    own
      .find((line) => opening.test(line))
      ?.replace(opening, '')
      .trim() ?? ''
  const author = valueBehind(opensSender)
  const isHead = author !== '' && own.filter((line) => label.test(line)).length >= fewestLabels
  return isHead ? { sender: author, time: valueBehind(opensTime), lines: own.length } : undefined
}

/** Whether a label of the head of an e-mail says who wrote, or when. */
export function tellsOfMail(name: string): boolean {
  return kept.test(name)
}

/** Whether a line says who wrote, to whom or about what. */
export function isHeadOfMail(line: string): boolean {
  return addressing.test(line)
}
