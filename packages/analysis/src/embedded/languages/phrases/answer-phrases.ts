/** Turns of phrase by which passages answer a question or only seem to: reasons, duties, ranges, what is to be paid and by when. */
export interface AnswerPhrases {
  /** What joins a reason or a purpose to what it is for: `because`. */
  readonly joinsReason: string
  /** What says that no reason is given: `without giving reasons`. */
  readonly givesNoReason: string
  /** Questions on whom a duty, a cost or a task lies: `Who pays?` */
  readonly asksWhoBears: string
  /** What lays a duty, a cost or a task on somebody: `at the owner’s expense`. */
  readonly laysBurden: string
  /** `agreement`, `party`: a word for a contract, who signs it or what it holds, which tells one of its clauses from no other. */
  readonly ofAnyContract: string
  /** What stands between what was done and who did it: underwritten `by`. */
  readonly doneBy: string
  /** `This letter is about when our engineer comes`: the question word itself, and nothing that tells when. */
  readonly announcesTime: string
  /** `Enclosed:`: how a line opens that lists what is enclosed. */
  readonly listsEnclosures: string
  /** What follows an end or a beginning and tells not when that is: `After the end of the lease`. */
  readonly supposesEnd: string
  /** What stands between the ends of a range in digits: 16 `to` 25. */
  readonly rangeTo: string
  /** What stands behind the lower end of a range that has no other: 75 years `or older`. */
  readonly orMore: string
  /** `over`, `at least`: what stands in front of the lower end of a range. */
  readonly moreThan: string
  /** `under`, `up to`: what stands in front of the upper end of a range. */
  readonly lessThan: string
  /** `aged`, `born`: what tells that a number may be an age or a year of birth. */
  readonly ofAge: string
  /** What stands in front of an age that bears no other word: `at least` 16. */
  readonly leastAge: string
  /** `PIN`: what a password or a code is called. */
  readonly secretWord: string
  /** `two`, `ten`: small numbers in words. */
  readonly smallNumber: string
  /** What a sentence says that asks for money: `Please pay`. */
  readonly asksForMoney: string
  /** What stands in front of the day or the time until which something is to be done: `by`, `no later than`. */
  readonly payBy: string
  /** `5月3日之前`: a day or a time with what makes it a limit behind it, in languages that put it there, or in front of any day. */
  readonly dayOfLimit: string
  /** `We give you a time of two weeks to pay`, as letters of demand say it. */
  readonly givesTime: string
  /** What stands behind a span that ends with a day: two days `before` the move. */
  readonly aheadOf: string
  /** `has been paid`: what is paid already. */
  readonly wasPaid: string
  /** `10 % off`, `reinstated`: what pays less, or what makes good a payment that came too late: neither day is the one by which to pay. */
  readonly paysOtherDay: string
  /** What asks for money without a word of paying: `Make sure that $40 has reached us by 3 May`. */
  readonly asksForArrival: string
  /** `The rest must be in our account`: a sum that is named before. */
  readonly restOfSum: string
  /** `Total amount payable`: with interest and fees. */
  readonly allPayable: string
  /** How the name of a sum goes on behind its total: `Year 1 total, excluding tax`. */
  readonly totalBefore: string
  /** `Estimated cost in the first year`, as the name of a row. */
  readonly wholeCost: string
  /** A sentence that says what the whole thing costs, as far as its sum: `The full price is`. */
  readonly statesPrice: string
  /** `week`: how a week for which something is paid is called in a label or behind a sum. */
  readonly perWeek: string
  /** `month`: the same of a month. */
  readonly perMonth: string
  /** `year`, `annual`: the same of a year. */
  readonly perYear: string
  /** How what is paid for each week is called: `weekly payments`. */
  readonly weekly: string
  /** `monthly`: the same of a month. */
  readonly monthly: string
  /** `annual`: the same of a year. */
  readonly yearly: string
  /** What is paid again and again: `rent`, `subscription`. */
  readonly regularPayment: string
  /** What is paid besides, by whoever wants it: `optional`. */
  readonly paidBesides: string
  /** What stands behind a sum or a share by which something goes up or down: £3 `more`. */
  readonly moreOrLess: string
  /** What stands in front of such a sum: `an extra` £3. */
  readonly besidesIt: string
  /** What tells that something goes up or down, with the word in front of by how much: `rises by`. */
  readonly goesUpBy: string
  /** `to`: what stands in front of the sum to which it goes. */
  readonly toSum: string
  /** `increase`: how words of a question begin that only say that something goes up or down. */
  readonly ofRising: string
  /** `if you cancel`: a case, with who brings it about and what he does, both caught. */
  readonly ifSomebodyDoes: string
  /** `I`, `we`: whoever asks a question, in its own words. */
  readonly whoAsks: string
  /** `you`: whoever a paper speaks to. */
  readonly whoReads: string
}
