import type { ActorWords } from './actor-words.ts'
import type { ChangeWords } from './change-words.ts'
import type { Clauses } from './clauses.ts'
import type { Frames } from './frames.ts'
import type { KindId } from './kind-ids.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { PlainDangers } from './plain-dangers.ts'
import type { Signs } from './signs.ts'

/** What a fact tells; the keys under which a language lists the nouns that stand with it. */
export const factKinds = [
  'amount',
  'party',
  'reference',
  'date',
  'term',
  'deadline',
  'notice',
  'penalty',
  'limit',
  'excess',
  'rate',
  'contact',
  'place',
  'dose',
] as const
export type FactKind = (typeof factKinds)[number]

/** The kind's name in the language, and the words by which a title or an opening tells it. */
export type Kinds = Readonly<Record<KindId, readonly [name: string, opening: RegExp]>>

/**
 * Beginnings of words, as alternatives of one pattern; `_` stands for the end of a word. They count wherever a word
 * begins, or anywhere in a script without spaces.
 */
export interface Patterns {
  readonly facts: Readonly<Record<FactKind, string>>
  /** Lengths of time, numbers included: `14 days`, `two months`. */
  readonly duration: string
  /** Dates in words: `3 May 2025`. */
  readonly date: string
  /** Units of money in words. */
  readonly money: string
  /** What makes a value a limit: within, at least, not later than. */
  readonly bound: string
  /** Somebody has to do something. */
  readonly duty: string
  /** Somebody is asked to do something. */
  readonly plea: string
  /** Somebody undertakes something in talk. */
  readonly promise: string
  /** Something is settled or undertaken in talk. */
  readonly settled: string
  /** Something is decided, granted, refused or agreed. */
  readonly decision: string
  /** Consequences: the loss of a right, a home, health, freedom or all the money. */
  readonly severe: string
  /** Consequences: costs, exclusions, one-sided rights, automatic renewal. */
  readonly serious: string
  /** Consequences: small costs and inconvenience. */
  readonly slight: string
  /** If, unless, in case of. */
  readonly condition: string
  /** The other side may do something. */
  readonly power: string
  /** Not, no, without. */
  readonly negation: string
  /** What takes the alarm out of a sentence. */
  readonly calm: string
  /** Examples, earlier values, forecasts, what might have been. */
  readonly aside: string
  /** What the document is for, in its own words. */
  readonly lead: string
  /** What somebody is said to have done wrong. */
  readonly accuses: string
  /** People who are given power over something, or inherit. */
  readonly appoints: string
  /** What a medicine is for. */
  readonly treats: string
  /** The label of a letter's subject. */
  readonly subject: string
}

/** What is written in front of a fact that bears no label of its own; patterns as above. */
export interface Labels {
  /** In front of the date that the document bears. */
  readonly date: string
  /** In front of whom the document is written to. */
  readonly recipient: string
  /** In front of whom the document comes from. */
  readonly sender: string
  /** What a message is called that opens with the head of a mail. */
  readonly mail: string
  /** Beginnings of labels of what few readers look for; a pattern as above. */
  readonly minor: string
  /** What stands in front of the letter or number of one of several things: `Option B`, `Finding 2`. */
  readonly alternatives: string
  /** Words of headings over things of which one is to be chosen. */
  readonly choices: string
  /** Nouns that are labels as they stand, in full. */
  readonly nouns: string
  /** What clauses are about that say it in other words: a label, then the pattern of those words. */
  readonly topics: Readonly<Record<string, string>>
}

/** Why a finding is a danger to whoever received the document, the most telling ones first; `other` where no words tell. */
export const riskReasonIds = [
  'health',
  'effective',
  'allDue',
  'takenAway',
  'paidBack',
  'renewal',
  'silence',
  'waiver',
  'forfeit',
  'penalty',
  'ending',
  'increase',
  'data',
  'exclusion',
  'liability',
  'refusal',
  'cost',
  'legal',
  'oneSided',
  'defect',
  'damage',
  'finance',
  'restriction',
  'deadline',
  'delay',
  'condition',
  'attention',
  'other',
] as const
export type RiskReasonId = (typeof riskReasonIds)[number]

/** Why something is a danger, as readers are told it, and the words by which it shows; patterns as above. */
export type RiskReasons = Readonly<Record<RiskReasonId, readonly [told: string, pattern: string]>>

/** All that the engine knows of one language. */
export interface LanguagePack {
  readonly kinds: Kinds
  readonly labels: Labels
  readonly patterns: Patterns
  readonly phrases: Phrases
  /** Left out where the language has no words for clauses of contracts yet. */
  readonly clauses?: Clauses
  readonly riskReasons: RiskReasons
  readonly plainDangers: PlainDangers
  readonly frames: Frames
  readonly signs: Signs
  readonly actors: ActorWords
  readonly changes: ChangeWords
  /** The months of a year in their forms, which `|` parts; empty where they have numbers for names. */
  readonly months: string
  /** Words that people say while they think, which tell nothing of what a talk is about; left out where none are known yet. */
  readonly smallTalk?: string
  /** Nouns by which a heading names a document, in full; alternatives of one pattern. */
  readonly documentNouns: string
  /** A text with its contractions written out: `we don't cover` reads as `we do not cover`. */
  readonly withoutContractions?: (text: string) => string
}
