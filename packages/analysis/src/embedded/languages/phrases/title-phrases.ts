/** Turns of phrase that make a line a title, or none. */
export interface TitlePhrases {
  /** What a number is called that says which contract or file a title below it is about: `Contract no.` */
  readonly numberedPaper: string
  /** Lines at the head of a paper that are no title: `Version history`, `For immediate release`. */
  readonly noTitle: string
  /** `ESTIPULACIONES`: what names a part of any contract, as a whole line. */
  readonly sectionOfContract: string
  /** What the chapters of a book are called. */
  readonly chapter: string
  /** `第2章`: the number of a part with what it is called, as a whole line. */
  readonly numberedPart: string
  /** `We are hiring`, which stands above the post that is advertised. */
  readonly advertises: string
  /** Verbs with which the rest of a sentence opens and no title does. */
  readonly opensWithVerb: string
  /** `between`, in front of the name of the first of those whom terms bind. */
  readonly inFrontOfParties: string
  /** At the end of a title: a word whose day or place stands on the next line. */
  readonly heldOn: string
  /** What a title that was cut cannot end with: articles, prepositions. */
  readonly tornEnd: string
  /** In front of the number of an edition: `Rev. 3`. */
  readonly editionLabel: string
  /** Who wrote or ordered a paper: `Prepared for Acme`. */
  readonly preparedBy: string
  /** What the end of a heading cannot be: `NOTICE OF`. */
  readonly headingGoesOn: string
}
