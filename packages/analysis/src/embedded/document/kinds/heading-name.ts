import type { Language } from '../../languages/load-language.ts'

const mostWords = 4
const mostShown = 3
const longest = 44
const longestUnspaced = 16
/** What goes on about the document behind its name. */
const afterName =
  /\s[-–—•·]\s|[:|(（,;]|\s(?=(?:of|for|to|on|in|with|by|from|between|regarding|concerning|at|under|regulated|relating|no\.?|nr\.?|n[°º]|№|number|dated|über|zum|zur|für|des|der|von|vom|nach|gemäß|betreffend|van|voor|betreffende|inzake|met|sur|pour|portant|relatif|relative|concernant|para|sobre|relativo|relativa|por|per|su|w|o|na|z|do|od|za|dla|об?|про|на|в|за|по|к|от|с|بشأن|عن|في|من|إلى|رقم|بتاريخ)\s)/iu
/** What stands in front of the name and says nothing of what it is. */
const beforeName = /^(?:the|your|our|draft|ihre?|unsere?|votre|notre|su|uw|onze|il|la|le|el)\s+/iu
/** `Statement of main terms`: one word says little by itself. */
const ofWhat =
  /^\p{L}+ of (?:(?!(?:between|from|with|and|under)\s)\p{L}{3,} ){0,2}(?!(?:between|from|with|under)(?!\p{L}))\p{L}{4,}(?=\s|$)/iu
const joins =
  /^(?:de|du|des|di|del|della|dei|da|do|dos|das|d['’]|e|et|y|and|und|en|i|и|la|le|les|las|los|el|il|lo|o|os|as|der|die|den)$/iu

/** `V5`, `(v1.9)`: which edition it is. */
const version = /(?<![\p{L}\p{N}])v\.?\s?\p{N}{1,3}(?:\.\p{N}{1,3}){0,3}(?![\p{L}\p{N}])/giu

/** `Annual report 2025/26`, `Budget 2026`: for which year it is. */
const ofYear = /[\s,]+(?:19|20)\p{N}{2}(?:[/–-]\p{N}{1,4})?$/u
/** `Claim no. 5` numbers what the paper is about. */
const numbersMatter =
  /^(?:claim|case|complaint|application|policy|account|file|customer|order|matter)\s(?:no|nr|number|ref)(?!\p{L})/iu

/** `Your application of 3 March` is what the paper answers. */
const ofReader =
  /^(?:your|ihre?[nrs]?|votre|su|(?:il )?suo|(?:la )?sua|(?:o )?seu|uw|państwa|pani|pana|ваш\p{L}*)\s(?:\p{L}+[\s-])?(?:application|claim|request|enquiry|inquiry|complaint|letter|objection|appeal|antrag|anfrage|beschwerde|schreiben|widerspruch|einspruch|demande|réclamation|lettre|courrier|recours|solicitud|reclamación|carta|recurso|domanda|richiesta|reclamo|lettera|ricorso|pedido|reclamação|aanvraag|klacht|brief|bezwaar|wniosek|reklamacj\p{L}|pismo|odwołanie|заявлени\p{L}|жалоб\p{L}|обращени\p{L})(?!\p{L}| (?:form|pack|guide|summary|statement))/iu

export function isUnspaced({ code }: Language): boolean {
  return code === 'zh' || code === 'ja'
}

/**
 * What a heading calls the document, where it does so by a noun for documents: `Annual pension statement` of `ANNUAL PENSION STATEMENT – 2025`;
 * undefined for other headings.
 */
export function nameInHeading(heading: string, language: Language): string | undefined {
  const { documentNoun, endsInNoun } = language
  const end = heading.search(afterName)
  const phrase = heading
    .slice(0, end < 0 ? heading.length : end)
    .replace(version, ' ')
    .replace(beforeName, '')
    .trim()
    .replace(ofYear, '')
  if (numbersMatter.test(heading) || ofReader.test(heading)) return undefined
  if (phrase.search(documentNoun) < 0 || /\p{N}|[.!?@]/u.test(phrase)) return undefined
  if (isUnspaced(language)) {
    const name = phrase.length <= longestUnspaced ? phrase : phrase.split(/\s/u).at(-1)
    return name !== undefined && name.length <= longestUnspaced ? name : undefined
  }
  const words = phrase.split(' ')
  const of = words.length === 1 ? ofWhat.exec(heading.replace(beforeName, ''))?.[0] : undefined
  if (of !== undefined && of.length <= longest) return of
  if (words.length > mostWords && endsInNoun) return undefined
  const name = wholePhrase(words, words.length > mostWords ? mostShown : mostWords).replace(
    /^an?\s/iu,
    '',
  )
  return name.length > longest ? undefined : name
}

/** The first words, and the next one where they end in `de la`. */
function wholePhrase(words: readonly string[], most: number): string {
  let end = Math.min(most, words.length)
  while (end < words.length && joins.test(words[end - 1] ?? '')) end += 1
  while (end > 1 && joins.test(words[end - 1] ?? '')) end -= 1
  return words.slice(0, end).join(' ')
}
