/** Turns of phrase by which passages answer a question, or only seem to: reasons, duties, ranges, what is told elsewhere. */
export interface AnswerPhrases {
  /** What joins a reason or a purpose to what it is for: `because`. */
  readonly joinsReason: string
  /** Questions on whom a duty, a cost or a task lies: `Who pays?` */
  readonly asksWhoBears: string
  /** What lays a duty, a cost or a task on somebody: `at the owner’s expense`. */
  readonly laysBurden: string
  /** What stands between what was done and who did it: underwritten `by`. */
  readonly doneBy: string
  /** `This letter is about when our engineer comes`: the question word itself, and nothing that tells when. */
  readonly announcesTime: string
  /** How a line opens that lists what is enclosed. */
  readonly listsEnclosures: string
  /** What follows an end or a beginning and tells not when that is: `After the end of the lease`. */
  readonly supposesEnd: string
  /** What stands between the ends of a range in digits: 16 `to` 25. */
  readonly rangeTo: string
  /** What stands behind the lower end of a range that has no other: 75 years `or older`. */
  readonly orMore: string
  /** What stands in front of the lower end of a range. */
  readonly moreThan: string
  /** What stands in front of the upper end of a range. */
  readonly lessThan: string
  /** What tells that a number may be an age or a year of birth. */
  readonly ofAge: string
  /** What stands in front of an age that bears no other word: `at least` 16. */
  readonly leastAge: string
  /** What a password or a code is called. */
  readonly secretWord: string
  /** Small numbers in words. */
  readonly smallNumber: string
  /** How the line of a page number opens: `Page 3`. */
  readonly pageLine: string
}
