/** Turns of phrase for what threatens somebody, how bad it is and why, how papers grade it, and what only sounds like harm. */
export interface DangerPhrases {
  /** `cancel`, `no-show`: what opens a scale of what is owed by whoever cancels. */
  readonly cancels: string
  /** `risk of electric shock`: what injures or kills. */
  readonly injures: string
  /** `per week`, `for each day`: what comes again and again. */
  readonly timeAndAgain: string
  /** `except`, `other than` in front of what is excepted. */
  readonly excepts: string
  /** `the whole rent is payable`: all of what a paper is paid for with. */
  readonly takesWhole: string
  /** `late bids are rejected`: what a paper is about, and then is lost. */
  readonly losesMain: string
  /** `anaphylaxis`: an allergy that may kill, whatever paper tells it. */
  readonly severeAllergy: string
  /** `heart attack`: what may kill a patient. */
  readonly deadly: string
  /** `insured`, `cover`: words of insurance. */
  readonly tellsInsurance: string
  /** `because of the fire`, `after termination`, `warns`: why and from when on something comes about, to the end of its clause. */
  readonly tellsCause: string
  /** `如逾期付款，`: a condition up to its comma, in a language without spaces. */
  readonly conditionInFront: string
  /** `and`, `but`: words behind which a clause opens. */
  readonly joinsClauses: string
  /** `otherwise`: behind it stands what comes of something. */
  readonly otherwise: string
  /** `We do not cover`, `Exclusions`: below it stands what is not paid for. */
  readonly notPaidFor: string
  /** `Neither party is liable`. */
  readonly notLiable: string
  /** `and is not`: a heading over what is covered and what is not. */
  readonly balancesCover: string
  /** `Tell your doctor if you take`: below it stand the medicines that do not go together with another one. */
  readonly interactions: string
  /** `without permission may`: what is lacking ends at the verb and denies nothing behind it. */
  readonly lacks: string
  /** `under no circumstances`: what may not be done at all. */
  readonly absolutely: string
  /** `Reasons`, `Facts`: the heading over why a court or an office decided so. */
  readonly opensReasons: string
  /** `It is ordered`: the heading over what a court orders. */
  readonly opensOrder: string
  /** `Costs`, `Right of appeal`: headings at the end of a ruling. */
  readonly closesRuling: string
  /** `for the following reasons:` in front of why something is refused. */
  readonly reasonsFollow: string
  /** `Our liability is limited to`: what its author does not answer for. */
  readonly limitsOwnLiability: string
  /** `no longer`, `lapses`: what comes of being late. */
  readonly whenLate: string
  /** `accepted`, `opted`: what is agreed to by doing nothing. */
  readonly agreesBySilence: string
  /** `reduced`: what is cut is lost in part. */
  readonly lessens: string
  /** `is`, `may` in front of the end of a sentence whose beginning stands elsewhere. */
  readonly auxiliary: string
  /** `The landlord may end it only for non-payment`: what the other side has no wider right to. */
  readonly onlyFor: string
  /** `You lose nothing`: what is not owed, and where it ends. */
  readonly nothingOwed: string
  /** `it pays the customer £50 a day`. */
  readonly paidToReader: string
  /** `We insure the boat against fire`: what is insured threatens nobody by that. */
  readonly insuresAgainst: string
  /** `The earlier offer has expired`: what no longer holds, for the better or not. */
  readonly earlierReplaced: string
  /** `The samples showed no fibers`: a fear that did not come true. */
  readonly unfounded: string
  /** `Bailiffs cannot call on you`: what others have no right to do. */
  readonly powerless: string
  /** `We are ready to waive half of it`: what the writer gives up or pays. */
  readonly offeredByWriter: string
  /** `You have fourteen days to change your mind`, a discount: what the reader may do or gets. */
  readonly grantedToReader: string
  /** `your mandate was withdrawn`: what was ended or done before. */
  readonly endedBefore: string
  /** `The rent is suspended`, `no remedy excludes another`: what leaves the reader as well off. */
  readonly leavesAsWellOff: string
  /** `As we can see`: what an author does in the text itself. */
  readonly tellsOwnText: string
  /** `Some bleeding is normal for a day.` */
  readonly isUsual: string
  /** `It has no end date`: what lasts longer than it would. */
  readonly lastsLonger: string
  /** `You may ask the court for an order`: what the reader may ask for. */
  readonly mayAskFor: string
  /** `governed by the laws of`: which law holds and which court decides, in any contract. */
  readonly namesVenue: string
  /** `Either party may end it if the other commits a serious breach.` */
  readonly bothMayEnd: string
  /** `Status: corrected`: what was found and is mended. */
  readonly wasPutRight: string
  /** `either party`: what holds for both sides alike. */
  readonly bothSides: string
  /** `which is not in use`: a case that does not concern its reader now. */
  readonly notInUse: string
  /** `headings are for convenience`: how a contract is read. */
  readonly tellsHowToRead: string
  /** `All rights reserved`: who may copy the paper, and that it is for information. */
  readonly mayNotBeCopied: string
  /** `The customer may terminate`: a right of the reader that costs nothing. */
  readonly readerMayLeave: string
  /** `The deposit goes back`: what the reader is paid back. */
  readonly repaidToReader: string
  /** `The surcharge falls away`, `is not a penalty`, `the leak has been repaired`: a burden that ends, is denied or is the other side's. */
  readonly burdenEnds: string
  /** `Penalties do not start while an extension runs`: a burden that waits. */
  readonly burdenRests: string
  /** `The fee is reduced by 4%`, `comes off the next bill`. */
  readonly paysLess: string
  /** `on full pay`, `your allowance rises to`: what the reader earns all the same, or more. */
  readonly keepsPay: string
  /** `The insurer waives`: a right that the other side gives up. */
  readonly otherWaives: string
  /** `This is not a demand`, `there is no charge for`: a burden that is denied. */
  readonly noDemand: string
  /** `goes on as before`. */
  readonly staysAsBefore: string
  /** `You may show that the loss was lower.` */
  readonly mayProve: string
  /** `We cover fire and theft`: what an insurance pays for without any limit in the same sentence. */
  readonly coversThis: string
  /** `We are liable without limit for`: what the other side answers for in full. */
  readonly fullyLiable: string
  /** `cover`, `refund`: what `only if` leaves out. */
  readonly coverOrPay: string
  /** `only if`. */
  readonly onlyIf: string
  /** `tennis court`. */
  readonly noLegal: string
  /** `has not yet paid`. */
  readonly noExclusion: string
  /** `more than`. */
  readonly noIncrease: string
  /** `gives up possession`. */
  readonly noWaiver: string
  /** `writ of seizure`. */
  readonly noHealth: string
  /** `responsible for fines`. */
  readonly noPenalty: string
  /** `loss of`, where nothing leads to it. */
  readonly noForfeit: string
  /** `the flight was cancelled`. */
  readonly noEnding: string
  /** `may go on until 2 May`: what goes on and is not renewed; in Portuguese the word for staying in a place. */
  readonly noRenewal: string
  /** `deemed to be served`. */
  readonly noSilence: string
  /** `调取监控`: recordings that somebody looks through. */
  readonly noData: string
  /** `the incident`. */
  readonly noDefect: string
  /** `if it cannot`. */
  readonly noRestriction: string
  /** `reject rate`. */
  readonly noRefusal: string
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
  /** `Why it matters`: the head of what a finding of a report leads to. */
  readonly tellsEffect: string
  /** `withdrawn`, `the offer lapses`: what is lost by doing nothing. */
  readonly withdrawnBySilence: string
  /** `the warranty`: what a maker or seller answers for, which is less than what the paper is about. */
  readonly namesGuarantee: string
}
