/** What rows, columns and cells of tables are called. */
export interface RowPhrases {
  /** `Total`, `Amount due`: a label in front of what an account, an offer or a bill comes to. */
  readonly sumOfAll: string
  /** `amount outstanding`, `to pay`: a label in front of what is left to pay. */
  readonly leftToPay: string
  /** `to pay`, `now due`: of these, what is to be paid now, fees and interest included. */
  readonly toPayNow: string
  /** `Monthly payment`: a label in front of what is paid again and again. */
  readonly instalmentLabel: string
  /** `refund due`: a label in front of what its reader gets back. */
  readonly refundLabel: string
  /** `Due date`, `Payable by`: a label in front of the day by which to pay; as a whole. */
  readonly dueDay: string
  /** `Thank you for your call`: tells its reader nothing new. */
  readonly givesThanks: string
  /** `Section 4`: the number of a clause, which states nothing. */
  readonly numberedClause: string
  /** `means`, behind a term in quotation marks. */
  readonly definesTerm: string
  /** `Refused`, `Not passed`, `Partly granted`: at the beginning of a cell. */
  readonly opensRefused: string
  /** `Granted`, `Passed`: at the beginning of a cell. */
  readonly opensGranted: string
  /** `Name`, `Name of the tenant`: a label over a name, at its end. */
  readonly nameOfPerson: string
  /** `Who`, `Responsible`: the name of a column of whoever acts. */
  readonly whoColumn: string
  /** `By`, `When`: the name of a column that tells by when something is done. */
  readonly untilColumn: string
  /** `Born`, `Held since`: the name of a column of days that are over. */
  readonly columnOfPast: string
  /** `of which`: a label in front of a part of another sum. */
  readonly partOfSum: string
  /** `Handling fee (included)`, but not `Total (including VAT)`: in brackets. */
  readonly includedInSum: string
  /** `Between`, `Present`: what opens a list of people and is nobody's role. */
  readonly opensParties: string
  /** `Reference range`, `Limit`: the name of a column of what is usual or permitted. */
  readonly rangeColumn: string
  /** `Limit`: of these, one below which a plain number is the most there may be. */
  readonly mostColumn: string
  /** `Our ref`, `Case number`: how the number of a letter is called. */
  readonly namesReference: string
  /** `every 500 h`, `within 48 hours`: a cell that says how often or by when. */
  readonly intervalCell: string
  /** `by 4 May`: a cell that says by when, and names no column. */
  readonly untilDay: string
  /** `Unit`, `UoM`: the name of a column of units; a whole cell. */
  readonly unitColumn: string
  /** `Notes`: the name of a column of notes and their numbers; a whole cell. */
  readonly noteColumn: string
  /** `per week`: what a column is counted by; a whole cell. */
  readonly countedBy: string
  /** `yes`, `no`: an answer; a whole cell. */
  readonly yesOrNo: string
  /** `date 4/7/2026`: where somebody signs. */
  readonly datedBeside: string
  /** `unless`, `except if`: what a rule ends with in front of its exceptions. */
  readonly opensExceptions: string
  /** `Dangerous defects:`, whose list matters with a single item too. */
  readonly opensDefects: string
  /** `Please`, at the beginning of a line that opens a list. */
  readonly pleads: string
  /** `up to`, `max.`: in front of the most that a value may be, at the beginning of a cell. */
  readonly upToLimit: string
  /** `min.`: in front of the least that a value may be, at the beginning of a cell. */
  readonly fromLimit: string
  /** `3 to 5`: between the least and the most that a value may be. */
  readonly toLimit: string
}
