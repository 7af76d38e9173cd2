import type { LanguageCode } from '../../../text/language-codes.ts'
import type { Reading } from '../../document/read.ts'
import type { Candidate } from './fact-questions.ts'

interface Definitions {
  /** A sentence that says what something is: the thing, then the verb. */
  readonly pattern: RegExp
  /** Words that a thing to ask about does not begin with. */
  readonly notSubjects: RegExp
  readonly ask: (subject: string, verb: string) => string
}

const word = "[\\p{L}\\d'’-]+"

function definitions(
  articles: string,
  verbs: string,
  after: string,
  others: string,
  ask: Definitions['ask'],
): Definitions {
  return {
    pattern: new RegExp(
      `^((?:${articles}) )?(\\p{L}${word}(?: ${word}){0,3}) (${verbs}) (?:${after}) `,
      'iu',
    ),
    notSubjects: new RegExp(`^(?:${others})(?![\\p{L}])`, 'iu'),
    ask,
  }
}

const definitionsIn: Readonly<Record<LanguageCode, Definitions>> = {
  en: definitions(
    'the|a|an',
    'is|are|was|were',
    'an?|the(?! same)|one',
    'this|that|it|there|he|she|they|these|those|we|i|you|here|which|what|who',
    (thing, verb) => `What ${verb} ${thing}?`,
  ),
  de: definitions(
    'der|die|das|ein|eine',
    'ist|sind|war|waren',
    'ein|eine|einer|der|die|das',
    'dies|diese|dieser|dieses|das|es|er|sie|wir|ich|hier|was|wer|welche|dort|damit|dabei',
    (thing, verb) => `Was ${verb} ${thing}?`,
  ),
  fr: definitions(
    'le|la|les|un|une',
    'est|sont|était|étaient',
    'un|une|le|la|les|des',
    'ce|cela|ceci|il|elle|ils|elles|nous|vous|je|qui|que|ici|c’|y',
    (thing) => `Qu’est-ce que ${thing} ?`,
  ),
  es: definitions(
    'el|la|los|las|un|una',
    'es|son|era|eran|fue',
    'un|una|el|la|los|las',
    'esto|esta|este|eso|ello|él|ella|ellos|aquí|que|quien|no|se',
    (thing, verb) => `¿Qué ${verb} ${thing}?`,
  ),
  it: definitions(
    'il|lo|la|i|gli|le|un|una',
    'è|sono|era|erano',
    'un|una|uno|il|lo|la|i|gli|le',
    'questo|questa|ciò|esso|essa|egli|lui|lei|qui|che|chi|non|si',
    (thing, verb) => `Che cosa ${verb} ${thing}?`,
  ),
  pt: definitions(
    'o|a|os|as|um|uma',
    'é|são|era|eram|foi',
    'um|uma|o|a|os|as',
    'isto|isso|este|esta|ele|ela|eles|aqui|que|quem|não|se',
    (thing, verb) => `O que ${verb} ${thing}?`,
  ),
  nl: definitions(
    'de|het|een',
    'is|zijn|was|waren',
    'een|de|het',
    'dit|dat|deze|die|het|er|hij|zij|wij|ik|hier|wat|wie|welke',
    (thing, verb) => `Wat ${verb} ${thing}?`,
  ),
}

/** What the sentences that define a thing can be asked, the most central first. */
export function definitionQuestions(reading: Reading): Candidate[] {
  const questions: Candidate[] = []
  const { pattern, notSubjects, ask } = definitionsIn[reading.language]
  const ranked = [...reading.candidates].sort(
    (a, b) =>
      b.features.lexrank + b.features.centroid - a.features.lexrank - a.features.centroid ||
      a.sentence.order - b.sentence.order,
  )
  for (const { sentence } of ranked.slice(0, 200)) {
    const match = pattern.exec(sentence.text)
    const article = match?.[1]?.toLowerCase() ?? ''
    const thing = match?.[2]
    const verb = match?.[3]?.toLowerCase()
    if (thing === undefined || verb === undefined || notSubjects.test(thing)) continue
    if (reading.language === 'de' && article === '') continue
    if (
      opensAside(thing, reading) ||
      isAnyOne(article, thing) ||
      isParty(article, thing, reading)
    ) {
      continue
    }
    const isCommon = /^\p{Lu}\p{Ll}/u.test(thing) && reading.stemmer.isStopWord(thing.toLowerCase())
    const named = isCommon || /^l['’]/iu.test(thing) ? lowerFirst(thing) : thing
    questions.push({ question: ask(`${article}${named}`, verb) })
  }
  return questions
}

/** `A type`, of which a paper says what that one is. */
function isAnyOne(article: string, thing: string): boolean {
  return /^(?:an?|eine?|une?|una|uma?|een) $/u.test(article) && !/\s/u.test(thing)
}

/** `Consultant is an independent contractor`: one of the parties, and no word to explain. */
function isParty(article: string, thing: string, { language }: Reading): boolean {
  return language === 'en' && article === '' && /^\p{Lu}\p{Ll}+$/u.test(thing)
}

/** `Unless there is a change`, `The one that stays`: no name of a thing. */
function opensAside(thing: string, { stemmer }: Reading): boolean {
  const words = thing.toLowerCase().split(' ')
  return words.length > 1 && words.some((word) => stemmer.isStopWord(word) && !joins.test(word))
}

const joins = /^(?:of|for|and|to|in|de|du|des|der|del|della|di|do|da|van|von|und|et|y|e|en)$/u

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
