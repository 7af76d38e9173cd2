/** Turns of phrase for what sounds settled and is not, and the rows that settle something. */
export interface ConclusionPhrases {
  /** `Your balance on`: what an account comes to. */
  readonly balanceRow: string
  /** `Now`, `Current rent`: what held so far. */
  readonly heldBefore: string
  /** `New`, `From`: what holds from then on. */
  readonly holdsAfter: string
  /** `now, therefore`: what opens or closes a contract and concludes nothing. */
  readonly recital: string
  /** `A fault is something that`: what explains a word. */
  readonly explainsWord: string
  /** `per day` behind a sum: what a tariff is made of. */
  readonly priceFor: string
  /** `reply slip`: what the reader may send back. */
  readonly replySlip: string
  /** `This letter explains`. */
  readonly announcesPaper: string
  /** `resolved`, `by` at the end of what goes on elsewhere. */
  readonly breaksOff: string
  /** `Actions agreed by the committee` above a table of them. */
  readonly namesListOfDecided: string
  /** `Approved by`: who answers for a paper. */
  readonly whoSigned: string
  /** `Bylaws`: a constitution by the name it bears. */
  readonly nameOfRules: string
  /** `is deemed to`: what something is taken for. */
  readonly deemed: string
  /** `took the chair`: who was there and how a meeting was opened and closed. */
  readonly formalityOfMeeting: string
  /** `Let's do the roof first`: how talk is led. */
  readonly moderates: string
  /** `Resolved to approve the following payments`: what is paid every month. */
  readonly routinePayments: string
  /** `Deferred`: a verdict in front of which stands what it is about. */
  readonly opensVerdict: string
  /** `No action is needed`: what nobody has to think of any more. */
  readonly laidToRest: string
  /** `It was proposed to`: what a meeting still had to vote on. */
  readonly proposes: string
  /** `The motion fell`: what became of it. */
  readonly motionResult: string
  /** `We accept`: a yes to what the other side wrote. */
  readonly acceptsTerms: string
  /** `point` in front of its number. */
  readonly pointOfList: string
  /** `Done.`: a yes of somebody who speaks, by itself. */
  readonly agreesAlone: string
  /** `Agreed, two boxes by Friday`. */
  readonly opensAgreement: string
  /** `Given under my hand`: who signed a ruling and when, and how long it may be fought. */
  readonly formalityOfRuling: string
  /** `The aim of the study was`: what was wanted, and not what came out. */
  readonly aims: string
  /** `who are elected by`: how an office is filled. */
  readonly fillsOffice: string
  /** `liability is limited`: what somebody owes if something goes wrong. */
  readonly limitsLiability: string
  /** `You are`: a case that a table names in its first cell. */
  readonly caseOfReader: string
  /** `consider it`: of what, only the sentence before says. */
  readonly judgesSomething: string
  /** `I hereby confirm`: what somebody says who signs a form below. */
  readonly acceptsBelow: string
  /** `Subject:`. */
  readonly subjectLine: string
  /** `valid without a signature`. */
  readonly validUnsigned: string
}
