import { cutLine } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'

const fallback =
  /^\[(?:page \d+ content could not be extracted|ocr [^\]]*|no text found via ocr)\]/iu
const pageNumber =
  /^(?:page|seite|p\.|página|pagina|pag\.)?\s*[-–]?\s*\d{1,4}\s*(?:[-–/]|of|von|de|di|van|sur)?\s*\d{0,4}\s*[-–]?$/iu
const leaders = /(?:\.\s?){4,}\s*\d{0,4}\s*$|(?:_\s?){5,}|…{2,}|-{5,}/u
const runs = /(?:[._-]\s?){4,}/gu
const proseWords = 14
/** `[ ] We plan to move.`: an answer that somebody may tick. */
const unticked =
  /^(?:\[\s{0,3}\]|[☐□❏❑])\s*(?:(?:i|we|my|our|ich|wir|je|nous|quiero|deseo|acepto|io|desidero|accetto|eu|aceito|desejo|ik|wij|ja|proszę|chcę|я|мы|прошу|согласен)(?!\p{L})|[^\p{N}\p{Sc}]*$)/iu
const blank = /_{3,}|\.{6,}|…{2,}/u
/** What somebody declares who fills in and signs a form. */
const declares =
  /(?<!\p{L})(?:the undersigned|i\/we|i, the|(?:il|la|i)(?:\/(?:la|le|il))? sottoscritt\p{L}*|je soussigné\p{L}*|nous soussigné\p{L}*|el\/la abajo firmante|abajo firmante|abaixo[- ]assinad\p{L}*|(?:der|die)(?:\/(?:die|der))? unterzeichne\p{L}*|ich\/wir|hiermit (?:bevollmächtige|widerrufe)|ondergetekende\p{L}*|ik\/wij|(?:ja,? )?niżej podpisan\p{L}*|я, нижеподписавш\p{L}*|нижеподписавш\p{L}*|我谨|本人|أنا الموقع)/iu
const address = /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@[^\s@]+$/iu
const legalTail =
  /^(?:©|\(c\)|copyright\b|all rights reserved|confidential\b.{0,40}$|source:|printed (?:on|from)|downloaded from|retrieved from)/iu
/** What a mail program puts below every message: that it is confidential, and not to be printed. */
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
const greeting =
  /^(?:dear|sehr geehrte\w*|liebe[rs]?|madame|monsieur|cher|chère|estimad[oa]s?|gentile|egregio|prezad[oa]|geachte|beste|hello|hi|hallo|bonjour|moin)\b.{0,60}[,:!]$|^(?:madame|monsieur|szanown\p{L}+|exm[oa]\.?|уважаем\p{L}+|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day)|buongiorno|buonasera|goedendag|goedemorgen|buenos días|buenas tardes|bom dia|boa tarde|dzień dobry|добрый день|здравствуйте)(?!\p{L}).{0,60}[,:!]$|^\p{Lo}[\p{Lo}\s]{1,20}(?:様|御中)$|^(?:تحية طيبة|السلام عليكم).{0,30}$|^(?:拝啓|謹啓|前略)|^(?:尊敬的|致).{1,24}[：:，,]$|^(?:dear|sehr geehrte\w*|geachte|estimad[oa]|gentile|cher|chère)(?: \p{L}[\p{L}.'’-]*){1,3}$/iu
const farewell =
  /^(?:(?:yours )?(?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|mit freundlichen grüßen|cordialement|atentamente|(?:.{3,60} )?(?:cordiali|distinti) saluti|atenciosamente|met vriendelijke groet)\b.{0,40}$|^(?:veuillez (?:agréer|recevoir|croire)|(?:je|nous) vous (?:prie|prions) d.agréer)(?!\p{L}).{0,120}$/iu
/** What the first page of a paper says for catalogues. */
const cataloguing =
  /^(?:Categories and Subject Descriptors|CCS Concepts|ACM (?:Reference|Classification)|Permission to make digital or hard copies|(?:General Terms|Key ?[Ww]ords?|KEYWORDS|Index Terms|Mots[- ]clés|Schlüsselwörter|Palabras clave|Parole chiave|Palavras-chave|Trefwoorden)(?:\s*[:—–-]|\s+(?!(?:And|AND)\b)\p{Lu}))/u
/** `Home > My plan > Documents`, `Legal / Terms of service / Privacy`: where a page stands among others. */
const trailOfPages =
  /^[^>›»/|.]{1,40}(?:\s[>›»]\s[^>›».]{1,60}){2,}$|^[^/.]{1,40}(?:\s\/\s[^/.]{1,40}){3,}$/u
const reference =
  /^(?:\[\d{1,3}\]|\d{1,3}\.)?\s*\p{Lu}[\p{L}'’-]+,?\s+(?:\p{Lu}\.\s?){1,3}.*\b(?:19|20)\d\d\b/u
const referenceCue =
  /\b(?:doi|pp?\.\s?\d|vol\.|proc(?:eedings|\.)|journal|arxiv|et al\.|university press|in:)\b/iu

/** Whether a line is what stands above the name of who wrote a letter. */
export function isFarewell(text: string): boolean {
  return farewell.test(text)
}

/** Whether a line greets the reader of a letter. */
export function isGreeting(text: string): boolean {
  return greeting.test(text)
}

const longestHead = 60_000
const linesOfHead = 60

/** Where a letter greets its reader, below names and addresses; 0 where it greets nobody. */
export function placeOfGreeting(content: string): number {
  let at = 0
  for (const line of content.slice(0, longestHead).split('\n', linesOfHead)) {
    if (isGreeting(line.trim())) return at
    at += line.length + 1
  }
  return 0
}

const signature =
  /^(?:signed(?: by| for|:| \(| as a true)|by:\s.{0,80}\bdate:|signature|name of \p{L}+:\s*[_.…]{3}|unterschrift|unterzeichnet|signé|signature|firma(?:to)?(?: del| della| de|:)|firmado|fdo\.|assinatura|assinado|handtekening|ondertekend|podpis|подпись|التوقيع|签字|签名|署名)(?!\p{L})/iu
const longestSignature = 120
/** `ACKNOWLEDGED AND AGREED (do not sign before 7 May)`, as stands above a line to sign on. */
const attests =
  /^(?:(?:read|seen|acknowledged|agreed|accepted|approved|understood|confirmed)(?:, (?:understood|agreed|accepted))?(?:,? (?:and|&) (?:agreed|accepted|understood|approved|acknowledged))(?: (?:by|to|as of).{0,60})?|(?:gelesen|gesehen) und (?:genehmigt|einverstanden)|einverstanden(?:erklärung)?|(?:zur kenntnis|dankend) (?:genommen|erhalten)|lu et approuvé|bon pour (?:accord|acceptation)|leído y conforme|(?:recibí|recibido) y conforme|letto, (?:confermato|approvato)(?: e sottoscritto)?|per accettazione|lido e (?:aceite|aprovado)|(?:gelezen|gezien) en (?:goedgekeurd|akkoord)|voor akkoord|przeczytał[ae]m i (?:akceptuję|rozumiem)|zapoznał[ae]m się|ознакомлена?(?: и согласна?)?|согласовано|已阅并同意|同意签署|上記(?:に)?同意(?:します|する)|قرأت ووافقت)(?=\s*(?:[:.(（：。_]|$))/iu

/** Whether a line is an answer that nobody ticked. */
export function isUnticked(text: string): boolean {
  return unticked.test(text)
}

/** Whether a line is where somebody signs. */
export function isSignature(text: string): boolean {
  return text.length <= longestSignature && (signature.test(text) || attests.test(text))
}

const nameOfPerson =
  /^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}(?:(?:van|von|de|der|den|da|di|del|la)\s)*\p{Lu}[\p{L}'’-]+[\s\d,#∗*†‡§¶+$]*$/u
const leastNames = 4

/** Whether a line is a list of persons, as under the title of a paper. */
function listsPersons(text: string): boolean {
  const names = text.split(/[,;]|\s(?:and|und|et|y|e|en|&)\s/u).filter((part) => part.trim() !== '')
  if (names.length < leastNames) return false
  return names.filter((part) => nameOfPerson.test(part.trim())).length >= names.length * 0.8
}

const leastLetters = 0.45
/** The cells of a row may be figures but for its label. */
const leastLettersOfRow = 0.12

/** `00000020: 00 05 64`, `<magic priority="50">`: what programs wrote for programs. */
const dump = /^[\da-f]{6,8}:\s|^<[?!/]?[\p{L}_][^<>]{0,120}>/iu

const longestPointer = 120
/** `Le français suit`: that the same stands elsewhere in another language. */
const otherLanguage =
  /^(?:le français suit|(?:la )?version (?:française|anglaise|allemande|originale)|english (?:version|text|translation)? ?(?:follows|below|overleaf|on the (?:back|reverse))|an english (?:version|translation)|(?:the )?(?:french|spanish|german|welsh|irish|chinese) version|(?:versión|texto) en (?:español|inglés)|en español al dorso|(?:deutsche|englische) (?:fassung|version)|(?:english|deutsch) auf (?:seite|der rückseite)|versione (?:italiana|inglese)|versão (?:portuguesa|inglesa|em)|nederlandse (?:versie|tekst)|wersja (?:polska|angielska)|русская версия)(?!\p{L})/iu

/** Whether a line says no more than that the same stands elsewhere in another language. */
export function pointsToOtherLanguage(text: string): boolean {
  return text.length <= longestPointer && otherLanguage.test(text)
}

/** True for lines that no summary should show: page numbers, fallbacks of unread pages, leaders of tables of contents, references. */
export function isNoise(text: string, isRow = false): boolean {
  if (text.length < 3) return true
  if (fallback.test(text) || pageNumber.test(text) || address.test(text)) return true
  if (dump.test(text)) return true
  if (leaders.test(text) && roughWordCount(text.replace(runs, ' ')) < proseWords) return true
  if (unticked.test(text) || cutLine.test(text)) return true
  if (blank.test(text) && declares.test(text)) return true
  if (pointsToOtherLanguage(text)) return true
  if (legalTail.test(text) || cataloguing.test(text) || footOfMail.test(text)) return true
  if (isGreeting(text) || farewell.test(text)) return true
  if (reference.test(text) && referenceCue.test(text)) return true
  if (listsPersons(text) || isSignature(text)) return true
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
