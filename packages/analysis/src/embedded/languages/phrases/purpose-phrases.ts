/** Turns of phrase by which a sentence or a heading says what a paper is for. */
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
}
