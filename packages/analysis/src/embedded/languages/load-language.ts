import { ofEurope, ofEveryScript, type WordCharacters } from '../../text/words/word-characters.ts'
import type { ActorWords } from './actor-words.ts'
import type { ChangeWords } from './change-words.ts'
import type { Clauses } from './clauses.ts'
import { type CompiledFrames, compileFrames } from './compile-frames.ts'
import type { KindId } from './kind-ids.ts'
import {
  type FactKind,
  factKinds,
  type Kinds,
  type LanguagePack,
  type Patterns,
  type RiskReasonId,
  riskReasonIds,
} from './language-pack.ts'
import type { PhraseId } from './phrases/phrases.ts'
import { type PlainDangerId, plainDangerIds } from './plain-dangers.ts'
import { type SignedKind, signedKinds } from './signs.ts'
import { type RulesLanguage, whichLanguage } from './which-language.ts'

type Sign = Exclude<keyof Patterns, 'facts'>

/** A language's data, ready to be matched. Every pattern but the phrases is global: use `search`, `match` or `matchAll`, never `test`. */
export interface Language {
  readonly code: RulesLanguage
  /** False where the rules of this language stand in for those that are missing. */
  readonly isKnown: boolean
  readonly kinds: Kinds
  readonly facts: Readonly<Record<FactKind, RegExp>>
  readonly patterns: Readonly<Record<Sign, RegExp>>
  readonly phrases: Readonly<Record<PhraseId, RegExp>>
  readonly clauses: Clauses
  readonly labels: {
    readonly date: string
    readonly recipient: string
    readonly sender: string
    readonly mail: string
    readonly minor: RegExp
    readonly alternatives: string
    readonly choices: RegExp
    readonly nouns: RegExp
    readonly topics: readonly (readonly [label: string, pattern: RegExp])[]
  }
  readonly riskReasons: Readonly<Record<RiskReasonId, RegExp>>
  /** The gravest first. */
  readonly plainDangers: readonly (readonly [PlainDangerId, RegExp])[]
  readonly frames: CompiledFrames
  readonly signs: Readonly<Record<SignedKind, readonly RegExp[]>>
  readonly actors: ActorWords
  readonly changes: ChangeWords
  /** Alternatives of one pattern. */
  readonly months: string
  readonly smallTalk: string
  /** The noun by which a heading names a document, at its end or its beginning, as the language has it. */
  readonly documentNoun: RegExp
  /** Whether that noun ends a phrase: `annual pension statement`, `Wohngeldbescheid`. */
  readonly endsInNoun: boolean
  /** The text itself in languages without contractions. */
  withoutContractions(text: string): string
  nameOf(kind: KindId): string
  /** A danger in a few words. */
  tellReason(reason: RiskReasonId): string
}

const packs: Readonly<Record<RulesLanguage, () => Promise<{ readonly pack: LanguagePack }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
  it: () => import('./it/index.ts'),
  pt: () => import('./pt/index.ts'),
  nl: () => import('./nl/index.ts'),
  pl: () => import('./pl/index.ts'),
  ru: () => import('./ru/index.ts'),
  ar: () => import('./ar/index.ts'),
  zh: () => import('./zh/index.ts'),
  ja: () => import('./ja/index.ts'),
}
const loaded = new Map<RulesLanguage, Promise<Language>>()

/** The language of a text, its data loaded when it is first met; English stands in where the engine has no rules. */
export async function languageOf(content: string): Promise<Language> {
  const code = whichLanguage(content)
  const language = await loadLanguage(code ?? 'en')
  return code === undefined ? { ...language, isKnown: false } : language
}

export function loadLanguage(code: RulesLanguage): Promise<Language> {
  const known = loaded.get(code)
  if (known !== undefined) return known
  const made = packs[code]().then(({ pack }) => compile(code, pack))
  loaded.set(code, made)
  // Without a connection it may fail; the next document asks again.
  made.catch(() => loaded.delete(code))
  return made
}

function compile(
  code: RulesLanguage,
  {
    kinds,
    labels,
    patterns,
    phrases,
    clauses = {},
    riskReasons,
    plainDangers,
    frames,
    signs,
    actors,
    changes,
    months,
    smallTalk = '',
    documentNouns,
    withoutContractions = (text) => text,
  }: LanguagePack,
): Language {
  const { facts, ...rest } = patterns
  const pattern = (source: string): RegExp => patternOf(code, source)
  return {
    code,
    isKnown: true,
    kinds,
    facts: Object.fromEntries(factKinds.map((kind) => [kind, pattern(facts[kind])])) as Record<
      FactKind,
      RegExp
    >,
    patterns: Object.fromEntries(
      Object.entries(rest).map(([name, source]) => [name, pattern(source)]),
    ) as Record<Sign, RegExp>,
    phrases: Object.fromEntries(
      Object.entries(phrases).map(([id, source]) => [id, phraseOf(code, source)]),
    ) as Record<PhraseId, RegExp>,
    clauses,
    labels: {
      date: labels.date,
      recipient: labels.recipient,
      sender: labels.sender,
      mail: labels.mail,
      minor: pattern(labels.minor),
      alternatives: labels.alternatives,
      choices: pattern(labels.choices),
      nouns: pattern(unspaced.includes(code) ? labels.nouns : `(?:${labels.nouns})_`),
      topics: Object.entries(labels.topics).map(([label, words]) => [label, pattern(words)]),
    },
    riskReasons: Object.fromEntries(
      riskReasonIds.map((id) => [id, pattern(riskReasons[id][1])]),
    ) as Record<RiskReasonId, RegExp>,
    plainDangers: plainDangerIds.flatMap((id) => {
      const words = plainDangers[id]
      return words === undefined ? [] : [[id, pattern(words)] as const]
    }),
    frames: compileFrames(frames, pattern, unspaced.includes(code)),
    signs: Object.fromEntries(signedKinds.map((id) => [id, signs[id].map(pattern)])) as Record<
      SignedKind,
      RegExp[]
    >,
    actors,
    changes,
    months: months === '' ? '(?!)' : months.replaceAll(' ', '|'),
    smallTalk,
    documentNoun: nounOf(code, documentNouns),
    withoutContractions,
    endsInNoun: nounLast.includes(code),
    nameOf: (kind) => kinds[kind][0],
    tellReason: (reason) => riskReasons[reason][0],
  }
}

const unspaced: readonly RulesLanguage[] = ['zh', 'ja']
const nounLast: readonly RulesLanguage[] = ['en', 'de', 'nl', 'zh', 'ja']
const elsewhere: readonly RulesLanguage[] = ['ar', 'zh', 'ja']
const joinsWords: readonly RulesLanguage[] = ['de', 'nl', 'zh', 'ja']

function charactersOf(code: RulesLanguage): WordCharacters {
  return elsewhere.includes(code) ? ofEveryScript : ofEurope
}

function nounOf(code: RulesLanguage, nouns: string): RegExp {
  const { any } = charactersOf(code)
  const start = joinsWords.includes(code) ? '' : `(?<!${any})`
  return nounLast.includes(code)
    ? new RegExp(`${start}(?:${nouns})$`, 'iu')
    : new RegExp(`^(?:${nouns})(?!${any})`, 'iu')
}

/** Where words are not parted by spaces, or take their articles and prepositions in front, a sign counts anywhere. */
function patternOf(code: RulesLanguage, source: string): RegExp {
  const { any, letter } = charactersOf(code)
  const body = source
    .replaceAll('_', `(?!${any})`)
    .replace(classOrLetter, (part) => (part === anyLetter ? letter : part))
  if (unspaced.includes(code)) return new RegExp(`(?:${body})`, 'giu')
  const before = code === 'ar' ? `(?<!${any})[وفبلك]{0,2}` : `(?<!${any})`
  return new RegExp(`${before}(?:${body})`, 'giu')
}

/** A pattern that may be tested; one without words fits nothing. */
function phraseOf(code: RulesLanguage, source: string): RegExp {
  return source === '' ? /(?!)/u : new RegExp(patternOf(code, source), 'iu')
}

const anyLetter = String.raw`\p{L}`
const classOrLetter = /\[[^\]]*\]|\\p\{L\}/g
