import { findClauses } from '../clauses/find-clauses.ts'
import { findDate } from '../exports/dates/export-dates.ts'
import type { Language } from '../languages/load-language.ts'
import { centroidScores } from '../ranking/centroid.ts'
import { featuresOf } from '../ranking/features.ts'
import { lexRank } from '../ranking/lexrank.ts'
import type { Candidate } from './candidate.ts'
import type { Sentence } from './parse.ts'

const rankedLimit = 500
const keptOfPart = 160

/** Sentences that no other is compared with, such as rows of tables, as candidates. */
export function unranked(
  sentences: readonly Sentence[],
  content: string,
  isContract: boolean,
  rules: Language,
): Candidate[] {
  const clauses = findClauses(sentences, isContract, rules)
  return sentences.map((sentence, i) => ({
    sentence,
    features: featuresOf(
      sentence,
      {
        isFirst: false,
        rank: sentence.order,
        isLast: false,
        position: sentence.start / Math.max(1, content.length),
        lexrank: 0,
        centroid: 0,
        titleOverlap: 0,
        followsPropose: false,
        isInProposingBlock: false,
      },
      rules,
    ),
    clauses: clauses[i] ?? [],
  }))
}

interface PartContext {
  readonly content: string
  readonly titleStems: ReadonlySet<string>
  readonly firstRank: number
  readonly isLastPart: boolean
  readonly isContract: boolean
  readonly rules: Language
}

/** The sentences of a part as candidates, ranked among each other. */
export function rankPart(sentences: readonly Sentence[], context: PartContext): Candidate[] {
  const stems = sentences.map((sentence) => sentence.stems)
  const centroid = centroidScores(stems)
  const ranked = boundedRanks(stems, centroid)
  const proposing = sentences.map(({ text }) => context.rules.phrases.saysWhatItDoes.test(text))
  const proposingBlocks = new Set(
    sentences.flatMap(({ block }, i) => (proposing[i] === true ? [block] : [])),
  )
  const clauses = findClauses(sentences, context.isContract, context.rules)
  return sentences.map((sentence, i) => {
    const overlap = sentence.stems.filter((stem) => context.titleStems.has(stem))
    return {
      sentence,
      features: featuresOf(
        sentence,
        {
          isFirst: context.firstRank + i === 0,
          rank: context.firstRank + i,
          isLast: context.isLastPart && i === sentences.length - 1,
          position: sentence.start / Math.max(1, context.content.length),
          lexrank: ranked[i] ?? 0,
          centroid: centroid[i] ?? 0,
          titleOverlap: new Set(overlap).size / Math.max(1, context.titleStems.size),
          followsPropose: proposing[i - 1] === true && sentences[i - 1]?.block === sentence.block,
          isInProposingBlock: proposingBlocks.has(sentence.block),
        },
        context.rules,
      ),
      clauses: clauses[i] ?? [],
    }
  })
}

/** LexRank over the sentences nearest the centroid, so that its quadratic step stays bounded. */
function boundedRanks(
  stems: readonly (readonly string[])[],
  centroid: readonly number[],
): number[] {
  if (stems.length <= rankedLimit) return lexRank(stems)
  const chosen = centroid
    .map((score, at) => ({ score, at }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, rankedLimit)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const scores = lexRank(chosen.map((at) => stems[at] ?? []))
  const all = new Array<number>(stems.length).fill(0)
  chosen.forEach((at, i) => {
    all[at] = scores[i] ?? 0
  })
  return all
}

/** Of the candidates of a part of a long document those that tell most, in their order. */
export function mostTelling(candidates: readonly Candidate[], { phrases }: Language): Candidate[] {
  const worth = ({ sentence, features, clauses }: Candidate): number =>
    features.lexrank +
    features.centroid +
    features.propose +
    features.conclude +
    features.recommend * 1.5 +
    features.decide +
    (clauses.length > 0 ? 1.5 : 0) +
    (phrases.tellsRisk.test(sentence.text) ? 0.7 : 0) +
    (features.money > 0 || findDate(sentence.text) !== undefined ? 0.7 : 0) +
    features.early * 3
  return candidates
    .map((candidate) => ({ candidate, value: worth(candidate) }))
    .sort((a, b) => b.value - a.value || a.candidate.sentence.order - b.candidate.sentence.order)
    .slice(0, keptOfPart)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.sentence.order - b.sentence.order)
}
