import type { Reading } from '../../document/read.ts'
import type { Definition } from '../../languages/ask-about.ts'
import type { Words } from '../../languages/load-words.ts'
import type { Candidate } from './fact-questions.ts'

const word = "[\\p{L}\\d'’-]+"

interface Defining {
  /** A sentence that says what something is: the article, the thing, then the verb. */
  readonly pattern: RegExp
  readonly notSubjects: RegExp
  readonly anyOne: RegExp
}

const known = new WeakMap<Definition, Defining>()

function definingOf(of: Definition): Defining {
  const { articles, anyOne, verbs, behindVerb, notSubjects } = of
  const made = known.get(of) ?? {
    pattern: new RegExp(
      `^((?:${articles}) )?(\\p{L}${word}(?: ${word}){0,3}) (${verbs}) (?:${behindVerb}) `,
      'iu',
    ),
    anyOne: new RegExp(`^(?:${anyOne}) $`, 'u'),
    notSubjects: new RegExp(`^(?:${notSubjects})(?![\\p{L}])`, 'iu'),
  }
  known.set(of, made)
  return made
}

/** What the sentences that define a thing can be asked, the most central first. */
export function definitionQuestions(reading: Reading, { askAbout }: Words): Candidate[] {
  const { definition } = askAbout
  if (definition === undefined) return []
  const questions: Candidate[] = []
  const { pattern, notSubjects, anyOne } = definingOf(definition)
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
    // `A type`, of which a paper says what that one is.
    if (
      opensAside(thing, reading) ||
      (anyOne.test(article) && !/\s/u.test(thing)) ||
      isParty(article, thing, reading)
    ) {
      continue
    }
    const isCommon = /^\p{Lu}\p{Ll}/u.test(thing) && reading.stemmer.isStopWord(thing.toLowerCase())
    const named = isCommon || /^l['’]/iu.test(thing) ? lowerFirst(thing) : thing
    const asked = definition.ask
      .replace('{thing}', () => `${article}${named}`)
      .replace('{verb}', () => verb)
    questions.push({ question: asked })
  }
  return questions
}

/** `Consultant is an independent contractor`: one of the parties, and no word to explain. */
function isParty(article: string, thing: string, { language }: Reading): boolean {
  return language === 'en' && article === '' && /^\p{Lu}\p{Ll}+$/u.test(thing)
}

/** `Unless there is a change`, `The one that stays`: no name of a thing. */
function opensAside(thing: string, { stemmer, rules: { phrases } }: Reading): boolean {
  const words = thing.toLowerCase().split(' ')
  return (
    words.length > 1 &&
    words.some((word) => stemmer.isStopWord(word) && !phrases.joinsNouns.test(word))
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
