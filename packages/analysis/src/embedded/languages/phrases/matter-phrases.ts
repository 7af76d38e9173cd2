/** Turns of phrase for the term, the money, the deadlines and the way out that an export names. */
export interface MatterPhrases {
  /** `The offer stays open`: until when it can be taken. */
  readonly offerHolds: string
  /** `The period ends`: the last day by which a reader can act. */
  readonly periodCloses: string
  /** `Erteilen Sie sie nicht, müsste`: what follows if its reader does nothing. */
  readonly ifNotDone: string
  /** `full price`. */
  readonly wholePrice: string
  /** `costs the clinic`: what others bear. */
  readonly costsOthers: string
  /** `Amount payable`: how the sum that is paid out in the end is called. */
  readonly paidOut: string
  /** `the` in front of whoever pays. */
  readonly articleInFront: string
  /** `pays` behind the name of somebody else. */
  readonly paysForIt: string
  /** `nil` in place of a sum. */
  readonly nothing: string
  /** `Sum insured:`: what is insured at most, which nobody pays. */
  readonly limitOfCover: string
  /** `insurance of not less than`. */
  readonly keepsInsured: string
  /** `interest`, `APR`: the price of money. */
  readonly interestRate: string
  /** `balance due`: what its reader still has to pay. */
  readonly stillOwed: string
  /** `if the lease ends`: what happens to other things. */
  readonly ifOthersEnd: string
  /** `supersedes`: what is replaced by a newer paper. */
  readonly replacesEarlier: string
  /** `revoked keys`: what is ended and is no agreement. */
  readonly endsThings: string
  /** `peut être résilié`: what becomes of an agreement that somebody else may end. */
  readonly mayBeEnded: string
  /** `days a week`: how much of something there is, not how long all of it holds. */
  readonly timesOver: string
  /** `discount`: what lasts beside the agreement. */
  readonly besideTerm: string
  /** `starts`, `takes effect`. */
  readonly begins: string
  /** `contract`, `lasts`: what tells for how long an agreement runs. */
  readonly agreementRuns: string
  /** `parking`: until when somebody may park, wait or pay. */
  readonly timeOfUse: string
  /** `two minutes`: how a thing is handled, and the term of nothing. */
  readonly momentary: string
  /** `you`, `either party`: who may take the way out. */
  readonly readerOfPaper: string
  /** `we`, `the landlord`: the other side. */
  readonly writerOfPaper: string
  /** `may be withdrawn`, which its reader does not do. */
  readonly mayBeLost: string
  /** `In the event of cancellation`: what becomes of whoever takes the way out. */
  readonly whoEnds: string
  /** `Termination`: how a row is called that tells of the way out. */
  readonly wayLabel: string
  /** `Notice`: a label of a notice that may end nothing. */
  readonly noticeLabel: string
  /** `two months' notice`: a notice that ends something. */
  readonly endsByNotice: string
  /** `has been cancelled`: what somebody ended already. */
  readonly endedAlready: string
  /** `by`, behind what is ended and in front of whoever ends it. */
  readonly endedBy: string
  /** `court`: objections there end nothing. */
  readonly ofCourt: string
  /** `fourteen`. */
  readonly numberInWords: string
  /** `withdraw`: to take back what was signed. */
  readonly takesBack: string
  /** `fee`, `charge`. */
  readonly namesFee: string
}
