import type { AnalysisMode } from '@precis/domain'
import type { Candidate } from '../document/candidate.ts'
import type { Excerpt } from '../document/excerpt.ts'
import type { Sentence } from '../document/parse.ts'
import type { Reading } from '../document/read.ts'
import { endOfMailHead } from '../document/wording/mail-head.ts'
import { isStepOfScale } from '../document/wording/scales.ts'
import { takesFormerMinutes } from '../findings/tasks/of-others.ts'
import type { Genre } from '../languages/kind-ids.ts'
import type { Language } from '../languages/load-language.ts'
import { type Weights, weigh } from '../ranking/features.ts'
import { type Scored, selectDiverse } from '../ranking/select.ts'
import { isFormalityOfMeeting, isOfFormerMinutes } from './conclusions/mere-rules.ts'
import { countsVotes, danglesIn, wholeStatement, withoutContained } from './lines/antecedent.ts'
import { withoutFragments } from './lines/fragments.ts'
import { excerptWithLead } from './lines/lead.ts'
import { toldLines } from './lines/told-lines.ts'
import { soughtSentences } from './mode-focus.ts'

/** What the choice of points starts from. */
export interface PointContext {
  readonly reading: Reading
  readonly genre: Genre
  readonly mode: AnalysisMode
  /** How well a sentence at this place fits what the mode looks for. */
  readonly sought: ReadonlyMap<number, number>
  /** Prose, or everything readable in documents that hold none. */
  readonly prose: readonly Candidate[]
  /** The same without stubs and torn sentences, where enough is left. */
  readonly whole: readonly Candidate[]
  /** Of these the sentences that may be in running text. */
  readonly told: readonly Candidate[]
  /** How surely a sentence of minutes records a decision, by its place. */
  readonly decided: ReadonlyMap<number, number>
}

export const maxPointWords = 60
const mostOfHead = 20

export function pointContext(reading: Reading, genre: Genre, mode: AnalysisMode): PointContext {
  const mailHead = endOfMailHead(reading.content)
  const sentences = reading.candidates.filter(
    ({ sentence }) => sentence.kind === 'prose' && sentence.start >= mailHead,
  )
  const prose = sentences.length > 0 ? sentences : reading.candidates
  const decided = decisionsOf(reading)
  // People speak in fragments.
  const whole =
    genre === 'meeting'
      ? withoutFormalities(reading, withoutHead(reading, prose))
      : withoutFragments(reading.content, prose)
  return {
    reading,
    genre,
    mode,
    sought: soughtSentences(mode, reading.findings),
    prose,
    whole,
    told: toldLines(whole, genre === 'paper' || isTalk(reading), decided, reading.rules),
    decided,
  }
}

const leastDecision = 0.6

/** How surely the sentences of minutes record a decision, by their place; counts of votes record none. */
function decisionsOf({ type, findings, rules }: Reading): ReadonlyMap<number, number> {
  if (type.id !== 'minutes') return new Map()
  return new Map(
    findings
      .filter(({ unit, decision }) => decision >= leastDecision && !countsVotes(unit, rules))
      .map(({ unit, decision }) => [unit.sentence.order, decision]),
  )
}

function isTalk({ type }: Reading): boolean {
  return type.id === 'transcript'
}

const clock = /^[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s+/u

/** What is said from the first speech on of somebody who speaks twice: above it stand the date and the names. */
function withoutHead({ content }: Reading, prose: readonly Candidate[]): readonly Candidate[] {
  const speakers = prose.map(({ sentence: { start, speaker } }) =>
    content
      .slice(start - speaker, start)
      .replace(clock, '')
      .trim(),
  )
  const spoken = new Map<string, number>()
  for (const name of speakers) spoken.set(name, (spoken.get(name) ?? 0) + 1)
  const first = speakers.findIndex((name) => name !== '' && (spoken.get(name) ?? 0) > 1)
  return first > 0 && first < mostOfHead ? prose.slice(first) : prose
}

/** Minutes without who came, who took the chair and that the former ones were read. */
function withoutFormalities(
  { rules, type }: Reading,
  prose: readonly Candidate[],
): readonly Candidate[] {
  if (type.id !== 'minutes') return prose
  const rest = prose.filter(
    ({ sentence: { text, heading } }) =>
      !isFormalityOfMeeting(text, rules) &&
      !takesFormerMinutes(text, rules) &&
      !isOfFormerMinutes(heading, rules),
  )
  return rest.length > 0 ? rest : prose
}

export function inDocumentOrder(excerpts: readonly Excerpt[]): Excerpt[] {
  return [...excerpts].sort((a, b) => a.start - b.start || a.end - b.end)
}

export function score(
  candidates: readonly Candidate[],
  weights: Weights,
  bonus: (candidate: Candidate) => number = () => 0,
): Scored[] {
  return candidates.map((candidate) => ({
    sentence: candidate.sentence,
    score: weigh(candidate.features, weights) + bonus(candidate),
  }))
}

/** Whether a sentence is one step of a scale, or counts votes on something that another one names. */
export function tellsPartOnly({ text }: Sentence, rules: Language): boolean {
  return isStepOfScale(text) || countsVotes({ text }, rules)
}

/** The best of the candidates that a rule scores above zero, without near repetitions, in document order. */
export function choosePoints(
  reading: Reading,
  candidates: readonly Candidate[],
  limit: number,
  worth: (candidate: Candidate) => number,
  anchor?: RegExp,
): Excerpt[] {
  const scored: Scored[] = []
  for (const candidate of candidates) {
    const value = isUnclear(reading, candidate.sentence) ? 0 : worth(candidate)
    if (value > 0) scored.push({ sentence: candidate.sentence, score: value })
  }
  if (scored.length === 0) return []
  const chosen = selectDiverse(scored, {
    maxWords: Number.POSITIVE_INFINITY,
    maxSentences: limit,
    redundancy: 0.6,
  })
  const points = chosen.map(({ sentence }) =>
    excerptWithLead(reading, sentence, wholeStatement(reading, sentence), maxPointWords, anchor),
  )
  return withoutContained(inDocumentOrder(points), (point) => point)
}

/** Whether a sentence points to another that cannot be shown with it. */
function isUnclear(reading: Reading, sentence: Sentence): boolean {
  return (
    danglesIn(reading, sentence.text) && wholeStatement(reading, sentence).start === sentence.start
  )
}
