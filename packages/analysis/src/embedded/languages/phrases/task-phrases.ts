/** Turns of phrase for what somebody has to do or need not do, and for what sounds like a request and asks nothing. */
export interface TaskPhrases {
  /** `voted no`, `argues that`: what somebody of a meeting thought of what it decided. */
  readonly dissents: string
  /** `We hereby demand payment`: what somebody is formally called upon to do. */
  readonly demands: string
  /** `You may appeal`: a right that is lost with time. */
  readonly tellsRemedy: string
  /** `meeting`, `the engineer will call`: where somebody has to be. */
  readonly occasion: string
  /** `6.45`, `noon`: an hour in words or behind a preposition of time. */
  readonly hourOfDay: string
  /** `attended`, `was held`: of an occasion that is over. */
  readonly alreadyHappened: string
  /** `payable`, `due within`: when something is paid. */
  readonly payable: string
  /** `Meet outside the hall at 6.45`: where to be at some hour of a day named before. */
  readonly meetingPoint: string
  /** `Date of visit`: when a report was made; a whole label. */
  readonly dayOfReport: string
  /** `You send me all photos no later than 12 May`: an order as a statement, where the language tells it from a right. */
  readonly readerDoes: string
  /** `Every owner pays £9 by 10 December`: what all of those do to whom the paper goes. */
  readonly everybodyDoes: string
  /** Duties of contracts in the plain future, where verbs have a form for it: `remettra`. */
  readonly dutyInFuture: string
  /** `The tenant pays by 3 May`: what a party of a contract does by some day, in the plain present or future. */
  readonly actsByDay: string
  /** `The form is to be sent within a week`: what is done by some day, whoever it falls to. */
  readonly doneByDay: string
  /** `By the 5th of each month`. */
  readonly byOrdinalDay: string
  /** `ne partira pas`: what does not happen then. */
  readonly negatedFuture: string
  /** `By registered mail`: how a paper is sent. */
  readonly sentBy: string
  /** `hereinafter`: who takes part under which name. */
  readonly namesHereafter: string
  /** `You may bring a friend`: what lets its subject do something. */
  readonly permits: string
  /** `Anybody who leaves later will have to bear the cost`: what happens then. */
  readonly wouldHaveTo: string
  /** `By signing you give up your claims`: what an act means, and no call for it. */
  readonly byActing: string
  /** `If you are not the intended recipient please delete it`: what stands under every mail. */
  readonly notTheAddressee: string
  /** `not covered`, `Exclusions`: of a heading over what is not paid for. */
  readonly notCovered: string
  /** `The money will reach your account`: what happens by itself. */
  readonly paymentArrives: string
  /** `Permitted use`, which is a noun where the verb would give an order; a whole label. */
  readonly labelOfUse: string
  /** `would you please`, `on our`: what a sentence that is cut off ends in. */
  readonly endsCutOff: string
  /** `Wait five minutes.`, a step among others, which says nothing alone. */
  readonly justWaits: string
  /** `Allow eleven days for the work`, `No payment may be asked for before that`: what to expect, and what is not due. */
  readonly toBeExpected: string
  /** `See section 4.`, `You will not be required to move`: nothing to do. */
  readonly refersOn: string
  /** `Owner`, `Due`: the name of a column of a table of tasks; a whole cell. */
  readonly columnOfTasks: string
  /** `Completed`: a cell that says that it was done already. */
  readonly saysDone: string
  /** `Our reference`, `Handled by`: a column at the head of a letter. */
  readonly columnOfReference: string
  /** `Main renewal date`: when something falls due of itself; a whole label. */
  readonly dueByItself: string
  /** `I am very pleased to tell you`: what is told, and not asked. */
  readonly onlyAnnounces: string
  /** `No action is needed`. */
  readonly nothingToDo: string
  /** `Please disregard that letter`, `we apologize`: what no longer counts, or is only polite. */
  readonly withdrawsWords: string
  /** `Figures may not add due to rounding`: a note on what stands in a table. */
  readonly notesFigures: string
  /** `In your case it is not required.`: what a sentence ends in that asks nothing. */
  readonly notNeeded: string
  /** `Manual 4.3 requires a second signature`: what a rule says, to nobody in particular. */
  readonly ruleRequires: string
  /** `Duties of the owner`: of a heading over what one side has to do. */
  readonly headsDuties: string
  /** `What the bank will do`: of a heading over what its writer promises. */
  readonly headsPromises: string
  /** `The pay is transferred by the fifth`, `No part of it is earned if …`: what somebody else does, or what does not come about. */
  readonly wageIsPaid: string
  /** `Stimmen Sie nicht zu, muss …`: a condition with its verb in front, and what follows from it. */
  readonly invertedCondition: string
  /** `The company will not withhold tax`: what somebody does not do. */
  readonly refuses: string
  /** `What you will do`: of a heading over what whoever gets a job will do. */
  readonly headsWork: string
  /** `The form must reach us by`, `We need the keys back`: asked without a word such as `please`. */
  readonly asksPlainly: string
  /** `Nous prévenir sous quinze jours`: an infinitive that opens what is asked. */
  readonly asksInInfinitive: string
  /** `Can you send me the certificate by Tuesday?`: what is asked for as a question, and no `Can you cancel?`. */
  readonly asksInQuestion: string
  /** `veroordeelt de koper tot betaling`: the verb with which a court orders somebody to do something. */
  readonly courtOrders: string
  /** `What you need to do`: a heading or line below which stands what is asked of whoever receives the paper; as a whole. */
  readonly headsWhatIsAsked: string
  /** `Your plan covers it`, `When you leave`: what only tells something opens with an article, a pronoun or a condition. */
  readonly opensStatement: string
  /** `The law requires us to tell you`: what the writer has to do, to the end of the clause. */
  readonly dutyOfWriter: string
  /** `because two of us have to stay`: why something is so, which asks nothing; to the end of the clause. */
  readonly givesReason: string
  /** `The owner of number 5 proposes to pay £20 a month`: the verb of what one of those there said or offered. */
  readonly saidAtMeeting: string
  /** `The last minutes were read and taken as correct`: what every meeting begins with. */
  readonly takesMinutes: string
  /** `That the minutes of 3 May be confirmed`: a resolution about the minutes of the meeting before. */
  readonly confirmsMinutes: string
  /** `Refuse it and you lose the pay`: what looks like an order and tells what comes of it. */
  readonly orderAsCondition: string
  /** `penalty`, `for each day`: what is owed by whoever breaks a contract. */
  readonly breachCosts: string
  /** `Closing`, `Deadline`: of a label in front of the last day for something. */
  readonly closingDay: string
  /** `Tenders close on 8 August`. */
  readonly closesThen: string
  /** `tomorrow`. */
  readonly todayOrTomorrow: string
  /** `Questions`, `Applications from members`: of what can be handed in; a whole label. */
  readonly handedIn: string
  /** `Questions through the portal only`: how it is handed in. */
  readonly handedInHow: string
  /** `Signed copy back to us`. */
  readonly backToWriter: string
  /** `by Friday 31`, `payable 3 May`: in front of the day by which something is paid. */
  readonly byWhen: string
  /** `Due: 3 May` in a row with names of columns. */
  readonly dueColumn: string
  /** `fixed until 31 December`: how long a price holds. */
  readonly holdsUntil: string
  /** `paid, thank you`, `Open: 0.00`. */
  readonly nothingLeftToPay: string
  /** `Payment terms`; a whole label. */
  readonly labelOfPayment: string
  /** `within 14 days`, at the beginning of a value. */
  readonly valueWithin: string
  /** `When`: the name of a column of days. */
  readonly whenColumn: string
  /** `Where`: the name of a column of places or people. */
  readonly whereColumn: string
  /** `Action required`: the name of a column of what is to be done; a whole cell. */
  readonly measureColumn: string
  /** `Priority`; a whole cell. */
  readonly urgencyColumn: string
  /** `What`, beside `Who` and `When`; a whole cell. */
  readonly whatColumn: string
  /** `at once`: what has to be done first. */
  readonly tellsHaste: string
  /** `you`, `should`: in release notes, which tell in the form of an order what was done. */
  readonly turnsToReader: string
  /** `Bring your passport`: what opens as an order, with none of the usual words. */
  readonly orders: string
  /** `Call to arrange a visit`: a verb that may open an order and looks like a name in front of `to`; a whole word. */
  readonly orderVerb: string
  /** `We will send you the form`, `If it rains, we will call`: a sentence that tells what its writer does. */
  readonly writerSpeaks: string
  /** `please`, `we ask`, `call me`: what its writer asks of whoever reads it. */
  readonly asksOfReader: string
  /** `you may not`. */
  readonly forbidsReader: string
  /** `, but`, `; afterwards`: what stands before it takes no alarm out of what follows. */
  readonly opensContrast: string
  /** `unless the rent is paid`, to the end of the clause, and `they did not`. */
  readonly unlessClause: string
  /** `the tenant must not`. */
  readonly forbids: string
  /** `is not required to`, `Please note`: nothing is to be done. */
  readonly asksNothing: string
  /** `The request of Mr Orrin to review it`, `failure to send`: what somebody asked for or did not do. */
  readonly wishedFor: string
  /** `You told us that you must rest`: what somebody said, to the end of the clause. */
  readonly saidEarlier: string
  /** `without leave having to be taken`: what need not be done, to the end of the clause. */
  readonly withoutHaving: string
  /** `for each letter we have to write`, `I am sorry to have to tell you`: what the writer has to do. */
  readonly writerHasTo: string
  /** `You must have savings of less than £9,000`: what somebody has to be, not to do. */
  readonly hasToBe: string
  /** `Geraten Sie in Verzug, …`: the condition in front of what follows from it, with its verb first. */
  readonly invertedClause: string
  /** `The liability of each side shall not exceed £9,000`: a limit, which nobody has to do anything about; to the end of the clause. */
  readonly capsLiability: string
  /** `Please quote this number if you contact us`, `Write in block capitals`: how to handle the paper itself. */
  readonly formality: string
  /** `Important – please read carefully!`: that the paper is to be read, at the end of a line. */
  readonly toBeRead: string
}
