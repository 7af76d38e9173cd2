/** Turns of phrase for what was decided, found or announced, and for what only sounds settled. */
export interface OutcomePhrases {
  /** `It is agreed as follows`, which opens a contract and decides nothing. */
  readonly opensTerms: string
  /** `Overall rating`: whatever stands behind it is the result. */
  readonly overallResult: string
  /** `Test result`: a label of one result. */
  readonly namesResult: string
  /** `The results were` in front of how they are. */
  readonly opensResult: string
  /** `no longer fit for use`. */
  readonly unfit: string
  /** `Carried unanimously.`: how something was decided, and not what. */
  readonly verdictAlone: string
  /** `the board did not agree to fund`: a refusal in words that refuse nothing. */
  readonly refusesPlainly: string
  /** `I leave my house to`: how a will says who gets what, what is to be done, and who acts. */
  readonly disposes: string
  /** `If she dies before me`: what holds only then. */
  readonly ruleOfWill: string
  /** `is hereby superseded`. */
  readonly noLongerHolds: string
  /** `entire agreement`: the boilerplate by which a contract replaces whatever was said before. */
  readonly replacesAll: string
  /** `replaces our offer of May 2025`. */
  readonly replacesDated: string
  /** `may`, `reserves the right`: what somebody can do or what can come. */
  readonly mayCome: string
  /** `no`, behind what may come. */
  readonly deniesMay: string
  /** `Decision 3.` in front of what was decided. */
  readonly decisionNumber: string
  /** `What we have decided` above it. */
  readonly decidedHeading: string
  /** `Decisions`, `My final decision` above it. */
  readonly decisionHeading: string
  /** `Your order`: of a shop it is no order of a court. */
  readonly orderHeading: string
  /** `discontinued`: what a list of medicines says of one that is no longer taken. */
  readonly stoppedMedicine: string
  /** `We are sorry to have to tell you that`. */
  readonly announcesDecision: string
  /** `means that you have`: what a patient has, and what was measured, found or done. */
  readonly diagnosed: string
  /** `We hereby give you notice`: the end of a contract itself. */
  readonly notifiesEnd: string
  /** `the models suggest that`: what was concluded from what was measured. */
  readonly concluded: string
  /** `Management response`: what those who were audited answered. */
  readonly answersFinding: string
  /** `accepted`, `disagreed`: what they made of it. */
  readonly takesPosition: string
  /** `is recalling`. */
  readonly recalls: string
  /** `The council agrees, provided that:` above its terms. */
  readonly agreesOnTerms: string
  /** `Not decided:` in front of what was left for later. */
  readonly leavesUndecided: string
  /** `what we agreed`, `the board settled the following` above what was agreed. */
  readonly opensAgreed: string
  /** `rises to` in front of a sum: what something costs or pays from now on. */
  readonly becomes: string
  /** `へ引き上げ`: behind a sum, that it is the new one, where the language says so there. */
  readonly toNewSum: string
  /** `from` in front of the sum that something cost. */
  readonly fromSum: string
  /** `to` in front of the sum that it costs from now on. */
  readonly upToSum: string
  /** `rather than` between two numbers. */
  readonly inPlaceOf: string
  /** `Your balance on`: what an account comes to. */
  readonly balanceRow: string
  /** `Now`, `Current rent`: what held so far. */
  readonly heldBefore: string
  /** `New`, `From`: what holds from then on. */
  readonly holdsAfter: string
  /** `The claimant seeks`: what a party asks of a court, which settles nothing. */
  readonly pleadsInCourt: string
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
  /** `Agreed`, `okay, done`: how a speaker agrees, alone or in front of what is agreed. */
  readonly saysYes: string
  /** `Fine, let us say 40.`: a word that agrees only where a sum follows it. */
  readonly acceptsSum: string
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
