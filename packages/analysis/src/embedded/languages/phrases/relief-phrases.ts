/** Turns of phrase for what sounds like harm and burdens nobody who reads it. */
export interface ReliefPhrases {
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
  /** Which law holds and which court decides, in any contract. */
  readonly namesVenue: string
  /** `headings are for convenience`: how a contract is read. */
  readonly tellsHowToRead: string
  /** Who may copy the paper, and that it is for information. */
  readonly mayNotBeCopied: string
  /** `The customer may terminate`: a right of the reader that costs nothing. */
  readonly readerMayLeave: string
  /** `The deposit goes back`: what the reader is paid back. */
  readonly repaidToReader: string
  /** `The surcharge falls away`, `is not a penalty`, `the leak has been repaired`: a burden that ends, is denied or is the other side's. */
  readonly burdenEnds: string
}
