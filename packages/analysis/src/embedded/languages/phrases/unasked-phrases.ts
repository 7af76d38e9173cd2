/** Turns of phrase for what sounds like a request and asks nothing, and for who speaks. */
export interface UnaskedPhrases {
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
