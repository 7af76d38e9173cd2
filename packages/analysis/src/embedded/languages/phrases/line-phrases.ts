/** Turns of phrase for lines that are no statements: greetings, signatures, headings, what programs and forms print. */
export interface LinePhrases {
  /** How a line opens that greets the reader of a letter; a comma, a colon or an exclamation mark ends it. */
  readonly greeting: string
  /** A whole line that greets the reader without a mark at its end. */
  readonly greetingLine: string
  /** How a line opens that takes leave of the reader: `Yours sincerely`. */
  readonly farewell: string
  /** Whoever says something in a box that may be ticked: `[ ] We plan to move.` */
  readonly whoTicks: string
  /** What somebody declares who fills in and signs a form. */
  readonly declares: string
  /** What is printed on a page beside its matter: `Mailbox: Orders`, `Printed 4/5/2026`, `Weather: dry`. */
  readonly pageFurniture: string
  /** What stands where somebody signs. */
  readonly signature: string
  /** `ACKNOWLEDGED AND AGREED`, as stands above a line to sign on. */
  readonly attests: string
  /** A heading over the list of contents. */
  readonly headsContents: string
  /** A heading over the works that a text rests on. */
  readonly headsReferences: string
  /** A heading over what a paper holds in brief. */
  readonly headsAbstract: string
  /** A heading over what is to be done. */
  readonly headsActions: string
  /** A heading over dangers and limits. */
  readonly headsRisks: string
  /** A heading over what a paper comes to. */
  readonly headsConclusion: string
  /** A heading over how a paper begins. */
  readonly headsIntroduction: string
  /** A heading over what led to a paper. */
  readonly headsBackground: string
  /** A heading over what words mean. */
  readonly headsDefinitions: string
  /** A heading over what is thought of the results. */
  readonly headsDiscussion: string
  /** A heading over what was found. */
  readonly headsResults: string
  /** A heading over how something was done. */
  readonly headsMethod: string
  /** What the parts of a text are called, in front of their number: `SECTION D`. */
  readonly partOfText: string
  /** What opens a clause or a question: a heading that does names no thing. */
  readonly opensClause: string
  /** `DÉCIMA PRIMERA`: a number in words by which a clause is called. */
  readonly ordinalName: string
  /** What stands below a picture, in front of its number. */
  readonly picture: string
  /** A sentence that tells what a picture shows. */
  readonly pictureShows: string
  /** Verbs by which a line is a sentence and no heading. */
  readonly verb: string
  /** A line that describes a party of a contract, and not only whoever wrote it: `represented by`, `hereinafter`. */
  readonly describesParty: string
}
