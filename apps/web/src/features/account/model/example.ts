import * as texts from '../texts.ts'
/** A passage of an invented lease, and what Precis says of its first clause. */
export const example = {
  title: texts.commercialLease,
  page: 'p. 9',
  heading: texts.n15Renewal,
  cited: texts.thisLeaseRenewsForAFurther,
  rest: [texts.n152RentDuringTheRenewal, texts.n153AllOtherTermsContinue],
  /** As a model would put it. */
  inPlainLanguage: texts.itRenewsByItselfForFive,
} as const
