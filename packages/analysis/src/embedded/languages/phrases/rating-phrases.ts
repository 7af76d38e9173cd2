/** Turns of phrase for how papers grade what they found. */
export interface RatingPhrases {
  /** `Likelihood`: a column of how bad or how likely something is. */
  readonly ratingColumn: string
  /** `Threat`, `Mitigation`: a column of what may happen. */
  readonly riskColumn: string
  /** `Condition`: a column of the state in which a thing was found. */
  readonly stateColumn: string
  /** `very good`, `new`: nothing is wrong with it. */
  readonly soundState: string
  /** `very high`, `red`. */
  readonly ratedHigh: string
  /** `moderate`, `amber`. */
  readonly ratedMedium: string
  /** `negligible`, `green`. */
  readonly ratedLow: string
  /** `Score`: a column of the product of two ratings. */
  readonly totalColumn: string
  /** `Defect`: a column of what was found wrong. */
  readonly findingColumn: string
  /** `Urgency`: a column of how bad it is, or how soon it has to be mended. */
  readonly gradeColumn: string
  /** `immediate`, `dangerous`. */
  readonly gradedBad: string
  /** `advisory`, `minor`. */
  readonly gradedSlight: string
  /** `Quantity`: a column of how much was supplied. */
  readonly quantityColumn: string
  /** `code`, `category`: what a grade is called. */
  readonly gradeWord: string
  /** `urgent`, `unsafe`: what a legend says of its worst grades. */
  readonly alarms: string
  /** `serious`: grades that are words, which need no legend. */
  readonly worstGrade: string
  /** `means` between a word or a grade and what it stands for. */
  readonly means: string
  /** `Flag`: a column that marks values outside of their range. */
  readonly flagColumn: string
  /** `critical`: far outside of its range. */
  readonly farBeyond: string
  /** `abnormal`: outside of its range. */
  readonly beyondRange: string
  /** `Dangerous defects`. */
  readonly graveDefects: string
}
