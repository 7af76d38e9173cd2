/** Turns of phrase that say what a paper is for, and for what stands beside its matter: what went before, why it was sent. */
export interface PurposePhrases {
  /** `The purpose of this report is to`: a paper that names its own purpose. */
  readonly namesPurpose: string
  /** `This policy covers`: what a paper says of itself. */
  readonly speaksOfItself: string
  /** `Overall opinion`: the heading under which a report says in a few sentences what it comes to. */
  readonly opinionHeading: string
  /** `Summary`, `In brief`: the heading of a section that says in short what happened. */
  readonly overviewHeading: string
  /** `Our decision`: the heading under which a letter says what was decided. */
  readonly ownDecisionHeading: string
  /** `How we inspected`, `Key to ratings`: the heading over how somebody went about it, which says nothing of what was found. */
  readonly methodHeading: string
  /** `Whether the wall is shared`: an item of a list that says nothing by itself. */
  readonly onlyAsks: string
  /** `In short:`, which says itself that it says it all. */
  readonly inShort: string
  /** `The work`: the heading under which a contract says what is done. */
  readonly worksHeading: string
  /** `Purpose`, `What this is`: the heading over what a paper is about. */
  readonly matterHeading: string
  /** `Background`, `Recitals`: the heading over why a contract is made. */
  readonly recitalHeading: string
  /** `De una parte`, beside one party of a contract: not yet what it agrees with the other. */
  readonly oneSideOfTwo: string
  /** `We repair`: what is done for whom, at the beginning of a sentence. */
  readonly providesService: string
  /** `We may`: who reserves to change something does not say what for. */
  readonly writerMay: string
  /** `and no longer on the 4th`, which denies nothing of what stands in front of it. */
  readonly andNot: string
  /** `Consultant will design`: what one side of a contract is to do, at the beginning of a clause. */
  readonly undertakes: string
  /** `You are invited`: who is asked to come to a meeting. */
  readonly invites: string
  /** `agenda`, as a sentence calls what stands below it. */
  readonly agendaNoun: string
  /** `following`, of what stands below. */
  readonly followingOnes: string
  /** `to`, `with` in front of what a meeting is called for. */
  readonly inOrderTo: string
  /** `It is ordered:`, behind which a ruling or a decision gives its orders. */
  readonly opensOperative: string
  /** `All of the above`: of an order that only adds others up. */
  readonly addsUp: string
  /** `We cannot refund`: how a sentence refuses what somebody asked for. */
  readonly refusesRequest: string
  /** `We have approved`: how a sentence grants what somebody asked for. */
  readonly grantsRequest: string
  /** `Tel.` in front of a number. */
  readonly telephone: string
  /** `注：`, in front of what is only noted. */
  readonly noteLabel: string
  /** What went before a letter, is known to all or happens every year: `We wrote to you on 9 May`, `We refer to your letter`. */
  readonly goesBack: string
  /** `As the director told everyone on Monday`, behind which a sentence may still go on to the matter. */
  readonly repeatsKnown: string
  /** How grades are given: `We give each part a condition rating`, `3 means urgent`. */
  readonly givesGrades: string
  /** Why somebody gets a letter, or where its writer has the address from: `You are receiving this because`. */
  readonly whyMailed: string
  /** How a form is to be filled in: `Please write in block capitals`. */
  readonly howToFill: string
  /** How a case went on its way: `The hearing took place in May`. */
  readonly courseOfCase: string
  /** `Having regard to`, `VU`: what an order rests on, where the sentence does not end with it. */
  readonly citesGround: string
  /** `Whereas`, `CONSIDÉRANT que`: a reason that an order gives above what it orders. */
  readonly statesGround: string
  /** `We have looked at everything you sent us`: that something was examined, and not what came of it. */
  readonly tellsExamined: string
  /** What other papers it goes with: `This schedule forms part of the general conditions`. */
  readonly goesWithPapers: string
  /** Which edition it is, and what an earlier paper said: `This issue replaces that of 9 May`, `The quote of 12 May was for a single room`. */
  readonly whichEdition: string
  /** How figures are given: `The figures in brackets are those of 2024`. */
  readonly howFiguresStand: string
  /** That something was decided, and not what: `In this letter you read what we have decided`. */
  readonly saysThatDecided: string
  /** `have concluded a contract as follows`, at the end of a sentence: what, stands below. */
  readonly followsBelow: string
  /** `Why`, in front of the words of a heading that ends in a full stop: `Why we did this audit.` */
  readonly questionWord: string
  /** `We`, in front of a colon behind which stands who is meant. */
  readonly personMeant: string
  /** `This agreement is made`: what names a contract or says that it is made. */
  readonly contractIsMade: string
}
