import type { Sentence } from '../document/parse.ts'
import type { Language } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'
import { sumInFigures } from './cues.ts'
import { weightedSum } from './weighted-sum.ts'

export const featureNames = [
  'bias',
  'isFirst',
  'isSecond',
  'isThird',
  'isLast',
  'early',
  'position',
  'positionSquared',
  'firstOfBlock',
  'lexrank',
  'centroid',
  'titleOverlap',
  'logWords',
  'isShort',
  'isLong',
  'isVeryLong',
  'propose',
  'result',
  'conclude',
  'recommend',
  'problem',
  'background',
  'example',
  'duty',
  'decide',
  'money',
  'question',
  'backReference',
  'firstPerson',
  'digits',
  'names',
  'citation',
  'figureReference',
  'brackets',
  'novelty',
  'inAbstract',
  'inIntroduction',
  'inBackground',
  'inMethod',
  'inResults',
  'inConclusion',
  'earlyPropose',
  'afterPropose',
  'blockPropose',
  'contentShare',
] as const

export type FeatureName = (typeof featureNames)[number]
export type Weights = Readonly<Partial<Record<FeatureName, number>>>
export type Features = Readonly<Record<FeatureName, number>>

export interface FeatureContext {
  readonly isFirst: boolean
  readonly rank: number
  readonly isLast: boolean
  /** Where in the document, 0 to 1. */
  readonly position: number
  readonly lexrank: number
  readonly centroid: number
  readonly titleOverlap: number
  /** Whether the sentence before says what the document does. */
  readonly followsPropose: boolean
  /** Whether the paragraph says so. */
  readonly isInProposingBlock: boolean
}

const quoteMarks = /^["'“(]*/u
const citation = /\[\d+(?:[,–-]\s?\d+)*\]|\((?:[^()]{0,60}\b)?(?:19|20)\d\d[a-z]?\)|\bet al\b/u
const numberBehind = String.raw`\s?\(?\d`

/** What the scorers look at in a sentence; each value lies between about 0 and 1. */
export function featuresOf(
  sentence: Sentence,
  context: FeatureContext,
  { phrases }: Language,
): Features {
  const { text, words, section } = sentence
  const flag = (value: boolean): number => (value ? 1 : 0)
  const propose = flag(phrases.saysWhatItDoes.test(text))
  const digits = text.match(/\d/gu)?.length ?? 0
  const names = text.match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0
  const unique = new Set(sentence.stems).size
  return {
    bias: 1,
    isFirst: flag(context.rank === 0),
    isSecond: flag(context.rank === 1),
    isThird: flag(context.rank === 2),
    isLast: flag(context.isLast),
    early: 1 / (1 + context.rank),
    position: context.position,
    positionSquared: context.position ** 2,
    firstOfBlock: flag(sentence.isFirstOfBlock),
    lexrank: context.lexrank,
    centroid: context.centroid,
    titleOverlap: context.titleOverlap,
    logWords: Math.min(1, Math.log2(1 + words) / 7),
    isShort: flag(words < 8),
    isLong: flag(words > 35),
    isVeryLong: flag(words > 60),
    propose,
    result: flag(phrases.tellsResult.test(text)),
    conclude: flag(phrases.concludes.test(text)),
    recommend: flag(phrases.advises.test(text)),
    problem: flag(phrases.tellsProblem.test(text)),
    background: flag(phrases.tellsBackground.test(text)),
    example: flag(phrases.givesExample.test(text)),
    duty: flag(phrases.tellsDuty.test(text)),
    decide: flag(phrases.tellsDecision.test(text)),
    money: flag(sumInFigures.test(text)),
    question: flag(/[?？؟]["'”’»)]*$/u.test(text)),
    backReference: flag(text.replace(quoteMarks, '').search(phrases.goesOnFrom) === 0),
    firstPerson: flag(phrases.writerHimself.test(text)),
    digits: Math.min(1, digits / 12),
    names: Math.min(1, names / 8),
    citation: flag(citation.test(text)),
    figureReference: flag(followedBy(phrases.pointsToPicture, numberBehind).test(text)),
    brackets: flag(/\([^)]{12,}\)/u.test(text)),
    novelty: flag(phrases.tellsNews.test(text)),
    inAbstract: flag(section === 'abstract'),
    inIntroduction: flag(section === 'introduction'),
    inBackground: flag(section === 'background'),
    inMethod: flag(section === 'method'),
    inResults: flag(section === 'results' || section === 'discussion'),
    inConclusion: flag(section === 'conclusion'),
    earlyPropose: propose * (1 - context.position),
    afterPropose: flag(context.followsPropose),
    blockPropose: flag(context.isInProposingBlock),
    contentShare: words > 0 ? Math.min(1, unique / words) : 0,
  }
}

/** The weighted sum of what a sentence shows. */
export function weigh(features: Features, weights: Weights): number {
  return weightedSum(featureNames, features, weights)
}
