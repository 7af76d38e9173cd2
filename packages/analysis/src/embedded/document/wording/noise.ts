import { cutLine } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'

const fallback =
  /^\[(?:page \d+ content could not be extracted|ocr [^\]]*|no text found via ocr)\]/iu
const pageNumber = perLanguage(
  ({ pageWord, ofPages }) =>
    new RegExp(
      `^(?:${pageWord.source})?\\s*[-–]?\\s*\\d{1,4}\\s*(?:[-–/]|${ofPages.source})?\\s*\\d{0,4}\\s*[-–]?$`,
      'iu',
    ),
)
const leaders = /(?:\.\s?){4,}\s*\d{0,4}\s*$|(?:_\s?){5,}|…{2,}|-{5,}/u
const runs = /(?:[._-]\s?){4,}/gu
const proseWords = 14
/** `[ ] We plan to move.`: an answer that somebody may tick. */
const openBox = /^(?:\[\s{0,3}\]|[☐□❏❑])\s*/u
const withoutValue = /^[^\p{N}\p{Sc}]*$/u
const blank = /_{3,}|\.{6,}|…{2,}/u
const address = /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@[^\s@]+$/iu
/** In English on papers of all languages. */
const legalTail =
  /^(?:©|\(c\)\s?(?:copyright|(?:19|20)\d\d)\b|copyright\b|all rights reserved|confidential\b.{0,40}$|source:|printed (?:on|from)|downloaded from|retrieved from)/iu
/** What a mail program puts below every message, in its own language: that it is confidential, and not to be printed. */
const footOfMail = new RegExp(
  `^(?:${[
    '(?:please )?(?:consider|think (?:of|about)) the environment|before (?:you )?print(?:ing)? this|this (?:e-?mail|message)(?:,? (?:and|including|with) (?:its|any|all) (?:attachments?|files?))?[^.]{0,40} (?:is|are|may be|contains?|may contain) (?:\\p{L}+ ){0,3}(?:meant|intended|confidential|privileged)|if you (?:are not the (?:intended|named) (?:recipient|addressee)|(?:have )?received? this (?:e-?mail|message) (?:in error|by mistake))',
    'bitte (?:denken|prüfen) sie[^.]{0,60}(?:ausdruck|drucken|umwelt)|diese (?:e-?mail|nachricht)[^.]{0,60}(?:vertraulich|ausschließlich für)|sollten sie diese (?:e-?mail|nachricht) irrtümlich',
    '(?:pensez|merci de penser) à l.environnement|ce (?:message|courriel)[^.]{0,60}(?:confidentiel|exclusivement)|(?:antes de imprimir|este (?:mensaje|correo)[^.]{0,60}(?:confidencial|exclusivamente))',
    '(?:prima di stampare|pensa all.ambiente)|(?:questo messaggio|la presente e-?mail)[^.]{0,60}(?:riservat|confidenzial|esclusivamente)|(?:pense no ambiente|esta mensagem[^.]{0,60}(?:confidencial|exclusivamente))',
    'denk (?:aan|om) het milieu|dit (?:bericht|e-?mailbericht)[^.]{0,60}(?:vertrouwelijk|uitsluitend)|ta wiadomość[^.]{0,60}(?:poufn|wyłącznie)|(?:настоящее|данное|это) (?:сообщение|письмо)[^.]{0,60}конфиденциальн',
  ].join('|')})`,
  'iu',
)
/** What the first page of a paper says for catalogues, often in English beside its own language. */
const cataloguing =
  /^(?:Categories and Subject Descriptors|CCS Concepts|ACM (?:Reference|Classification)|Permission to make digital or hard copies|(?:General Terms|Key ?[Ww]ords?|KEYWORDS|Index Terms)(?:\s*[:—–-]|\s+(?!(?:And|AND)\b)\p{Lu}))/u
const behindKeywords = String.raw`(?:\s*[:—–-]|\s+\p{Lu})`
/** `Home > My plan > Documents`, `Legal / Terms of service / Privacy`: where a page stands among others. */
const trailOfPages =
  /^[^>›»/|.]{1,40}(?:\s[>›»]\s[^>›».]{1,60}){2,}$|^[^/.]{1,40}(?:\s\/\s[^/.]{1,40}){3,}$/u
const reference =
  /^(?:\[\d{1,3}\]|\d{1,3}\.)?\s*\p{Lu}[\p{L}'’-]+,?\s+(?:\p{Lu}\.\s?){1,3}.*\b(?:19|20)\d\d\b/u
const referenceCue =
  /\b(?:doi|pp?\.\s?\d|vol\.|proc(?:eedings|\.)|journal|arxiv|et al\.|university press|in:)\b/iu

const mostBehindFarewell = 40

/** Whether a line is what stands above the name of who wrote a letter. */
export function isFarewell(text: string, { phrases }: Language): boolean {
  const said = phrases.farewell.exec(text)?.[0]
  return said !== undefined && text.length - said.length <= mostBehindFarewell
}

/** Whether a line greets the reader of a letter. */
export function isGreeting(text: string, { phrases }: Language): boolean {
  if (phrases.greetingLine.test(text)) return true
  const said = phrases.greeting.exec(text)?.[0]
  return said !== undefined && restOfGreeting.test(text.slice(said.length))
}

const restOfGreeting = /^.{0,60}[,:!]$/u
const longestHead = 60_000
const linesOfHead = 60

/** Where a letter greets its reader, below names and addresses; 0 where it greets nobody. */
export function placeOfGreeting(content: string, language: Language): number {
  let at = 0
  for (const line of content.slice(0, longestHead).split('\n', linesOfHead)) {
    if (isGreeting(line.trim(), language)) return at
    at += line.length + 1
  }
  return 0
}

const longestSignature = 120
const endsAttested = /^\s*(?:[:.(（：。_]|$)/u

/** Whether a line is an answer that nobody ticked. */
export function isUnticked(text: string, { phrases }: Language): boolean {
  const box = openBox.exec(text)?.[0]
  if (box === undefined) return false
  const said = text.slice(box.length)
  return withoutValue.test(said) || phrases.whoTicks.test(said)
}

/** Whether a line is where somebody signs. */
export function isSignature(text: string, { phrases }: Language): boolean {
  if (text.length > longestSignature) return false
  const attested = phrases.attests.exec(text)?.[0]
  const attests = attested !== undefined && endsAttested.test(text.slice(attested.length))
  return attests || phrases.signature.test(text)
}

const nameOfPerson =
  /^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}(?:(?:van|von|de|der|den|da|di|del|la)\s)*\p{Lu}[\p{L}'’-]+[\s\d,#∗*†‡§¶+$]*$/u
const leastNames = 4

/** Whether a line is a list of persons, as under the title of a paper. */
function listsPersons(text: string, { phrases }: Language): boolean {
  const names = text
    .split(/[,;]|\s&\s/u)
    .flatMap((part) => part.split(followedBy(phrases.andOr, '\\s', '\\s')))
    .filter((part) => part.trim() !== '')
  if (names.length < leastNames) return false
  return names.filter((part) => nameOfPerson.test(part.trim())).length >= names.length * 0.8
}

/** `Mots-clés : …` */
function listsKeywords(text: string, { phrases }: Language): boolean {
  return followedBy(phrases.headsKeywords, behindKeywords, '^', 'u').test(text)
}

const leastLetters = 0.45
/** The cells of a row may be figures but for its label. */
const leastLettersOfRow = 0.12

/** `00000020: 00 05 64`, `<magic priority="50">`: what programs wrote for programs. */
const dump = /^[\da-f]{6,8}:\s|^<[?!/]?[\p{L}_][^<>]{0,120}>/iu

const longestPointer = 120
/** `Le français suit`: that the same stands elsewhere in another language, which is said in that one. */
const otherLanguage =
  /^(?:le français suit|(?:la )?version (?:française|anglaise|allemande|originale)|english (?:version|text|translation)? ?(?:follows|below|overleaf|on the (?:back|reverse))|an english (?:version|translation)|(?:the )?(?:french|spanish|german|welsh|irish|chinese) version|(?:versión|texto) en (?:español|inglés)|en español al dorso|(?:deutsche|englische) (?:fassung|version)|(?:english|deutsch) auf (?:seite|der rückseite)|versione (?:italiana|inglese)|versão (?:portuguesa|inglesa|em)|nederlandse (?:versie|tekst)|wersja (?:polska|angielska)|русская версия)(?!\p{L})/iu

/** Whether a line says no more than that the same stands elsewhere in another language. */
export function pointsToOtherLanguage(text: string): boolean {
  return text.length <= longestPointer && otherLanguage.test(text)
}

/** Whether a line is printed beside the matter of its page: `Printed 4/5/2026`, `Weather: dry`. */
export function isPageFurniture(text: string, { phrases }: Language): boolean {
  return text.length <= longestPointer && phrases.pageFurniture.test(text)
}

/** True for lines that no summary should show: page numbers, fallbacks of unread pages, leaders of tables of contents, references. */
export function isNoise(text: string, language: Language, isRow = false): boolean {
  if (text.length < 3) return true
  if (fallback.test(text) || pageNumber(language).test(text) || address.test(text)) return true
  if (dump.test(text)) return true
  if (leaders.test(text) && roughWordCount(text.replace(runs, ' ')) < proseWords) return true
  if (isUnticked(text, language) || cutLine.test(text)) return true
  if (blank.test(text) && language.phrases.declares.test(text)) return true
  if (pointsToOtherLanguage(text)) return true
  if (isPageFurniture(text, language)) return true
  if (
    legalTail.test(text) ||
    cataloguing.test(text) ||
    listsKeywords(text, language) ||
    footOfMail.test(text)
  )
    return true
  if (isGreeting(text, language) || isFarewell(text, language)) return true
  if (reference.test(text) && referenceCue.test(text)) return true
  if (listsPersons(text, language) || isSignature(text, language)) return true
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const visible = text.length - (text.match(/\s/gu)?.length ?? 0)
  return letters < visible * (isRow ? leastLettersOfRow : leastLetters)
}

/** Whether a line tells where a page stands among others; its last part may be the title. */
export function isTrailOfPages(text: string): boolean {
  return trailOfPages.test(text)
}

/** True when a passage holds, or is, text that stands in for what could not be read. */
export function isFallbackText(text: string): boolean {
  return (
    fallback.test(text) ||
    /\[(?:Page \d+ content could not be extracted|OCR [^\]]*failed|No text found via OCR)\]/u.test(
      text,
    )
  )
}
