import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { nameOfHeading } from './heading-name.ts'

const mostParagraphs = 6
const longWord = /\p{L}{4,}/gu
/** `non-respect de ces règles`: things that a sentence points to and does not name. */
const pointers: Readonly<Partial<Record<RulesLanguage, string>>> = {
  en: '(?:these|those)',
  de: '(?:diese[nr]?|solche[nr]?)',
  fr: 'ces',
  es: '(?:est[ao]s|es[ao]s|dich[ao]s)',
  it: '(?:quest[ei]|tali)',
  pt: '(?:est[ae]s|ess[ae]s|tais)',
  nl: '(?:deze|dergelijke)',
  pl: '(?:te|tych|tym|tymi|takich)',
  ru: '(?:эти|этих|этим|этими|таких)',
}
/** Times, sums and the words of the paper itself are no things that a heading names. */
const noThing =
  /^(?:terms|conditions|days?|weeks|months|years|times|periods|figures|dates|reasons|fällen?|tagen?|tage|zeit\p{L}*|jahren?|jahre|monate\p{L}*|frist\p{L}*|vertrag\p{L}*|bedingungen|jours|délais|mois|années|cas|conditions|motifs|sommes|días|meses|años|casos|plazos|condiciones|motivos|giorni|mesi|anni|casi|termini|condizioni|motivi|dias|anos|prazos|condições|dagen|maanden|jaren|gevallen|voorwaarden|redenen|overeenkomst|dni|lat|miesięcy|przypadk\p{L}*|warunk\p{L}*|дн\p{L}*|лет|месяц\p{L}*|случа\p{L}*|услови\p{L}*)$/iu
/** `En cas de dépassement, …`: of what, the line above says. */
const bareCase =
  /^(?:(?:in (?:the )?case of|en cas d(?:e |['’])|en caso de|in caso di|em caso de|no caso de|w (?:razie|przypadku)|в случае) ?\p{Ll}+,|(?:bei|bij) \p{L}+ (?:ist|sind|wird|werden|kann|können|darf|muss|hat|is|zijn|wordt|worden|kan|mag|moet)(?!\p{L}))/iu
/** `Up to five: two appointed by the founders`, `75% of the shares`, where no verb says what that is. */
const opensWithValue =
  /^(?:(?:up to|at most|at least|none|nil|bis zu|höchstens|mindestens|keine?|jusqu['’]à|au (?:plus|moins)|aucune?|hasta|máximo|mínimo|ningun[ao]|fino a|al massimo|almeno|nessun[ao]?|até|nenhuma?|tot|maximaal|minimaal|geen|maksymalnie|brak|не более|не менее|нет)(?!\p{L})|\p{Sc}\p{N}|\p{N}[\p{N}.,]*\s?(?:%|\p{Sc}))/iu

/** The name of its section, for a sentence that points to what only that name tells. */
export function topicNameOf(reading: Reading, sentence: Sentence): Span | undefined {
  const { text, heading, kind } = sentence
  if (kind === 'row' || heading === '' || !needsTopic(reading, sentence)) return undefined
  const above = reading.headings.findLast(
    (one) => one.order < sentence.order && one.text.includes(heading),
  )
  if (
    above === undefined ||
    above.section !== 'none' ||
    sentence.block - above.block > mostParagraphs
  )
    return undefined
  const name = nameOfHeading(above.text, reading.rules)
  const isKnown = name === '' || reading.title.includes(name) || namesIt(text, name)
  const at = isKnown ? -1 : reading.content.indexOf(name, above.start)
  return at < 0 || at >= above.end ? undefined : { start: at, end: at + name.length }
}

function needsTopic(reading: Reading, { text, words }: Sentence): boolean {
  if (bareCase.test(text)) return true
  return (
    pointsToThing(reading, text) ||
    (words <= mostWordsOfValue && opensWithValue.test(text) && !verb.test(text))
  )
}

/** Rules and instructions stand under the thing that they are for; a report goes on from what it told before. */
function pointsToThing({ title, type, rules }: Reading, text: string): boolean {
  const pointer = pointers[rules.code]
  if (pointer === undefined || (type.genre !== 'contract' && type.genre !== 'manual')) return false
  const pattern = new RegExp(`(?<!\\p{L})${pointer}\\s(\\p{Ll}{3,})`, 'giu')
  return [...text.matchAll(pattern)].some(({ 1: thing = '', index }) => {
    if (noThing.test(thing)) return false
    const stem = thing.toLowerCase().slice(0, Math.max(4, thing.length - 2))
    return !`${title} ${text.slice(0, index)}`.toLowerCase().includes(stem)
  })
}

const mostWordsOfValue = 40
const verb =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|had|will|shall|must|may|can|should|does|did|do|pays?|gets?|applies|apply|cost|costs|rose|fell|ist|sind|war|wird|werden|hat|haben|soll|muss|kann|darf|est|sont|sera|a|ont|doit|peut|es|son|será|tiene|debe|puede|è|sono|sarà|ha|hanno|deve|può|é|são|foi|tem|pode|zijn|was|wordt|heeft|moet|kan|jest|są|został\p{L}*|wynosi|był\p{L}*|есть|составляет|является|был\p{L}*)(?!\p{L})/iu

function namesIt(text: string, name: string): boolean {
  const said = text.toLowerCase()
  const words = name.toLowerCase().match(longWord) ?? [name.toLowerCase()]
  return words.some((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))))
}
