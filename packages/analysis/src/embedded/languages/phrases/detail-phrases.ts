/** Turns of phrase for facts that a reader wants to be told, and for what only looks like one. */
export interface DetailPhrases {
  /** A value that only names where the value stands: `see clause 6`. */
  readonly refersElsewhere: string
  /** Behind a name in quotation marks that is explained: `"Plant" means`. */
  readonly defines: string
  /** `If something goes wrong`, `Please read first`: a heading that says when, or asks, and not what a value below it is. */
  readonly headsCase: string
  /** Who a party is, as a contract has it: `a company incorporated in`. */
  readonly incorporatedIn: string
  /** In front of what is taken off a sum: `the deposit less £15`. */
  readonly takesOff: string
  /** In front of the time during which something holds: `keep it secret during the term`. */
  readonly whileIt: string
  /** Between a share and what it is a share of: `125 % of the fees`. */
  readonly ofWhole: string
  /** In front of what something is taken from: `from your wages`. */
  readonly takenFrom: string
  /** Whoever does something, behind whom a noun is no subject: `You may challenge the charge`. */
  readonly whoActs: string
  /** `and`, `or`: what joins one thing to another. */
  readonly andOr: string
  /** In front of a noun that is denied, or of a verb that looks like one: `we charge`, `at no charge`. */
  readonly notAsNoun: string
  /** In front of what only bounds a sum: `limited to the fees`. */
  readonly limitedTo: string
  /** `Registered office`: the label of where a firm has its seat. */
  readonly seat: string
  /** What a meeting compares before it takes one of them: `We had three quotes`. */
  readonly offersMade: string
  /** What a value is for each of: `a year`, `per night`. */
  readonly eachOne: string
  /** `Please quote this number if you contact us`: a number that stands elsewhere. */
  readonly asksToQuote: string
  /** `sort code`: what the account is called to which to pay. */
  readonly bankAccount: string
  /** What is forbidden, whoever it is said to: `No dogs on the beach please`. */
  readonly banned: string
  /** What has not been settled, or what a paper is not: `Nothing has been decided`, `This is not a bill`. */
  readonly standsSo: string
  /** `Driving: not for 4 weeks`: how the value of a label opens that says what may not be, or is not there. */
  readonly deniesValue: string
  /** `Date of issue`: the label of the day on which a paper was written or sent. */
  readonly ownDate: string
  /** `Signed`: what opens a line beside which stands the day of a signature. */
  readonly signedThen: string
  /** `Meeting of`, `held in the hall on`: in front of the day of a meeting, in its minutes. */
  readonly heldThen: string
  /** `This deed is made on`: in front of the day on which a contract was made. */
  readonly madeOn: string
  /** How many were hurt or are affected, and what was taken: `14 people were burned`. */
  readonly harmed: string
  /** From when until when something is done: `The works begin on 4 May and go on until 9 June.` */
  readonly goesOnUntil: string
  /** In front of a share that nobody may pass: `No more than 12%`. */
  readonly atMost: string
  /** What somebody does not tolerate: `Allergy to penicillin.` */
  readonly allergy: string
  /** `may`, `must`: what somebody may or has to do. */
  readonly maySomebody: string
  /** What would have been: `Had we known, fewer files would have been taken.` */
  readonly wouldHave: string
  /** `Operating profit`: what a business took in, earned and owes, as a whole label. */
  readonly keyFigure: string
  /** `Dose`: the name of a column for medicines, or how much of them is taken. */
  readonly medicine: string
  /** `Current`: the name of a column for what held until now. */
  readonly untilNow: string
  /** `New`: the name of a column for what holds from now on. */
  readonly fromNow: string
  /** `Response time`: how soon somebody comes or mends something, as the name of a column. */
  readonly responseTime: string
  /** Behind a sum that is paid again and again: `£40 a month`, `40 €/Monat`. */
  readonly eachPeriod: string
  /** `rent`, `salary`: what an agreement is paid with. */
  readonly priceOf: string
  /** `The lease runs for five years`: how long an agreement holds, or from when on, as a sentence says it. */
  readonly termRuns: string
  /** `Monthly payment`: the label of what an agreement costs. */
  readonly rowOfPrice: string
  /** What is paid each month, where a sentence says so: `Your monthly payment is £61.` */
  readonly instalment: string
  /** `Start date`: the label of how long an agreement holds, or from when on. */
  readonly rowOfTerm: string
  /** `Advertised price`: the label of a price that is not the one agreed. */
  readonly formerPrice: string
  /** What tells of an earlier value: `The advertisement named a rent of`, `was`. */
  readonly wasOnce: string
  /** `Order of business`: a heading over what a meeting is to deal with. */
  readonly agenda: string
  /** What a research paper advises: `We suggest`. */
  readonly recommends: string
  /** What is only called recommended: `the recommended dose`, `recommender systems`. */
  readonly recommendedElsewhere: string
  /** `Sign and return the last page`: what is to be back by some day. */
  readonly sendsBack: string
  /** `… so that the period ends on 31 July 2026`. */
  readonly periodEnds: string
  /** What is due without delay, as a value: `When: at once`. */
  readonly atOnce: string
  /** `if`, `when`: how a condition opens. */
  readonly ifOrWhen: string
  /** What may stand right in front of the day of a paper: `Dorring, the 12 May`. */
  readonly beforeDay: string
  /** `in`, `at`: in front of the place where a paper was written. */
  readonly atPlace: string
  /** 3 `out of` 10: between a number and what it is a share of. */
  readonly outOf: string
}
