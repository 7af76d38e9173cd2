/** Turns of phrase for what stands beside the matter of a paper: what went before it, why it was sent, how it is to be read. */
export interface AsidePhrases {
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
}
