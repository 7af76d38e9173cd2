/** Turns of phrase for what threatens somebody, how bad it is and why. */
export interface DangerPhrases {
  /** What opens a scale of what is owed by whoever cancels. */
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
  /** An allergy that may kill, whatever paper tells it. */
  readonly severeAllergy: string
  /** `heart attack`: what may kill a patient. */
  readonly deadly: string
  /** `insured`, `cover`: words of insurance. */
  readonly tellsInsurance: string
  /** `because of the fire`, `after termination`, `warns`: why and from when on something comes about, to the end of its clause. */
  readonly tellsCause: string
  /** A condition up to its comma, in a language without spaces. */
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
}
