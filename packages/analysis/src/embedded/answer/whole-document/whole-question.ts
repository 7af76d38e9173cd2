import { type Matter, matters, type Wordings, wordings } from './wordings.ts'

const fillers =
  /^(?:(?:so|ok|okay|and|but|well|hi|hello|hey|please|also|und|also|bitte|et|alors|bonjour|y|hola|por favor|e|allora|ciao|ola|en|hallo|a|czesc|prosze|а|и|так|пожалуиста|请问|すみません) )+/u
const mark = /\p{Mn}+/gu
const punctuation = /[^\p{L}\p{N}]+/gu
const tails = 3
const longest = 160

let asked: readonly (readonly [Matter, readonly RegExp[]])[] | undefined

/** What a question asks of the document as a whole, in whatever language; nothing for a question about something in it. */
export function matterAsked(question: string): Matter | undefined {
  if (question.length > longest) return undefined
  const plain = plainWords(question)
  const spoken = [plain, plain.replace(fillers, '')]
  asked ??= matters.map((matter) => [matter, patternsOf(matter)])
  return asked.find(([, patterns]) =>
    spoken.some((said) => patterns.some((pattern) => pattern.test(said))),
  )?.[0]
}

function plainWords(text: string): string {
  return withoutAccents(text.toLowerCase()).replace(punctuation, ' ').trim()
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(mark, '').replaceAll('ß', 'ss').replaceAll('ł', 'l')
}

function patternsOf(matter: Matter): RegExp[] {
  return Object.values(wordings).map((words) => toPattern(words, matter))
}

function toPattern({ doc, tail, ...said }: Wordings, matter: Matter): RegExp {
  const fill = (source: string): string => source.replaceAll('{doc}', `(?:${doc})`)
  const whole = `^(?:${fill(said[matter])})(?: ?${fill(tail)}){0,${tails}}$`
  return new RegExp(withoutAccents(whole), 'u')
}
