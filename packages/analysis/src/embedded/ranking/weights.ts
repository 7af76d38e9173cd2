import type { Genre } from '../document/document-type.ts'
import type { Weights } from './features.ts'

/** Fitted by ridge regression on single-sentence summaries of paper abstracts. */
const purposeOfPaper: Weights = {
  isSecond: -0.04,
  positionSquared: -0.08,
  lexrank: 0.26,
  centroid: 0.12,
  titleOverlap: 0.07,
  logWords: 0.17,
  isShort: -0.09,
  isLong: -0.07,
  isVeryLong: -0.02,
  conclude: -0.03,
  recommend: -0.05,
  background: -0.04,
  example: -0.06,
  duty: -0.05,
  decide: -0.02,
  money: -0.02,
  backReference: 0.03,
  firstPerson: 0.07,
  digits: -0.11,
  names: 0.09,
  citation: -0.06,
  figureReference: 0.02,
  novelty: 0.04,
  earlyPropose: 0.39,
  contentShare: 0.11,
}

/** The same on plain-language summaries of clauses and terms, with more faith in openings for whole documents. */
const purposeOfOthers: Weights = {
  isFirst: 0.05,
  isSecond: -0.01,
  early: 0.06,
  position: -0.06,
  firstOfBlock: 0.04,
  lexrank: 0.1,
  centroid: 0.07,
  titleOverlap: 0.08,
  logWords: 0.08,
  isShort: -0.11,
  isLong: -0.02,
  isVeryLong: -0.06,
  propose: 0.03,
  earlyPropose: 0.12,
  recommend: -0.02,
  background: 0.01,
  example: -0.03,
  question: -0.08,
  duty: 0.02,
  backReference: -0.04,
  citation: -0.05,
  figureReference: -0.03,
  inAbstract: 0.05,
  contentShare: -0.03,
}

/** Fitted on papers and their abstracts. */
const summaryOfPaper: Weights = {
  isFirst: -0.28,
  isSecond: 0.08,
  isThird: 0.26,
  early: 0.75,
  position: -1.03,
  positionSquared: 0.93,
  firstOfBlock: 0.38,
  lexrank: 1.12,
  centroid: 0.77,
  titleOverlap: 0.1,
  logWords: 3.12,
  isLong: 0.19,
  isVeryLong: -0.2,
  propose: 0.41,
  result: 0.22,
  background: 0.07,
  example: -0.11,
  duty: -0.13,
  money: 0.19,
  question: -0.26,
  firstPerson: 0.15,
  digits: -0.37,
  citation: 0.09,
  figureReference: -0.19,
  brackets: -0.06,
  novelty: 0.07,
  inAbstract: 0.6,
  inIntroduction: 0.36,
  inConclusion: 0.72,
  earlyPropose: 0.41,
  contentShare: -0.2,
}

/** Fitted on meetings and their minutes. */
const summaryOfMeeting: Weights = {
  early: 0.07,
  centroid: 0.35,
  titleOverlap: 0.04,
  logWords: 1.28,
  isShort: -0.23,
  isLong: 0.55,
  isVeryLong: 0.2,
  propose: 0.05,
  result: 0.11,
  conclude: 0.07,
  recommend: 0.05,
  duty: 0.14,
  decide: 0.2,
  firstPerson: -0.07,
  digits: 0.14,
  names: 0.24,
  brackets: -0.26,
  novelty: 0.13,
}

const summaryOfOthers: Weights = {
  isFirst: 0.5,
  early: 0.6,
  position: -0.5,
  positionSquared: 0.4,
  firstOfBlock: 0.3,
  lexrank: 1,
  centroid: 0.8,
  titleOverlap: 0.5,
  logWords: 1.5,
  isShort: -0.5,
  isVeryLong: -0.5,
  propose: 0.3,
  result: 0.4,
  conclude: 0.4,
  recommend: 0.3,
  decide: 0.2,
  money: 0.3,
  example: -0.3,
  question: -0.6,
  backReference: -0.3,
  figureReference: -0.3,
  novelty: 0.1,
  inAbstract: 0.8,
  inConclusion: 0.6,
}

const summaryOfContract: Weights = {
  ...summaryOfOthers,
  isFirst: 0.9,
  duty: 0.4,
  money: 0.6,
  lexrank: 0.7,
  position: -0.2,
  positionSquared: 0,
  backReference: -0.2,
}

export function purposeWeights(genre: Genre): Weights {
  return genre === 'paper' ? purposeOfPaper : purposeOfOthers
}

export function summaryWeights(genre: Genre): Weights {
  if (genre === 'paper') return summaryOfPaper
  if (genre === 'meeting') return summaryOfMeeting
  return genre === 'contract' ? summaryOfContract : summaryOfOthers
}
