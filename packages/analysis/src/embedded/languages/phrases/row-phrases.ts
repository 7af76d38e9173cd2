/** What rows, columns and cells of tables are called, and who takes part in a paper and on what terms, as its rows say. */
export interface RowPhrases {
  /** `Net premium`: a price without what is paid on top. */
  readonly netLabel: string
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
  /** `Department for`: a word in which the first line of a name ends that goes on below. */
  readonly goesOnInName: string
  /** `your`: in a title, where the name of an organization has none. */
  readonly yourInTitle: string
  /** `Annual Statement`, `Benefits Service`: in what stands above an address and is nobody. */
  readonly notSomebody: string
  /** `hereinafter`: whom a contract calls so from then on, in front of the name in quotation marks. */
  readonly callsSo: string
  /** `and`, `of the other part`: what stands between two parties, or in front of the first. */
  readonly joinsParties: string
  /** `residing at`, `born on`: where somebody lives and when they were born, as contracts tell it of their parties. */
  readonly identifies: string
  /** `genannt`, behind the name by which a contract calls somebody. */
  readonly endsCall: string
  /** `we`, `you`: in what stands in front of a role and is a sentence on the way to the name; case counts. */
  readonly speaksInName: string
  /** `is`, `shall`: a verb in the same place; case counts. */
  readonly statesInName: string
  /** `you`, as a contract calls its reader; a whole word. */
  readonly readerItself: string
  /** `Vehicle`, `Job title`: a row that says what a contract is about; a whole label. */
  readonly contractMatter: string
  /** `Start date`, `Term`: a row that says from when until when a contract holds; a whole label. */
  readonly contractDays: string
  /** `Date of birth`: what identifies a person and says nothing of the paper, at the beginning of a label. */
  readonly bornLabel: string
  /** `Nurse`, `Represented by`, `Address`: who looks after somebody, who signs for whom, and where somebody lives. */
  readonly contactLabel: string
  /** `Client contact`, `Prepared by`: beside a party, and no party. */
  readonly besideParty: string
  /** `Full name`, which does not tell whose it is; a whole label. */
  readonly nameAlone: string
  /** `Company number`, `Policy no.`: the end of a label. */
  readonly numberLabel: string
  /** `Date`, `Date of issue`: the day on which somebody wrote; a whole label. */
  readonly dayOfIssue: string
  /** `Annual salary`: what a post is paid, at the beginning of a label. */
  readonly payLabel: string
  /** `Patient’s name`: who was in hospital; a whole label. */
  readonly patientLabel: string
  /** `Date of admission`, `Discharged on`: when somebody came into hospital or left it; a whole label. */
  readonly dayOfStay: string
  /** `Project`: for what something is offered or billed; a whole label. */
  readonly billedMatter: string
  /** `Closing balance`, `Net pay`: what a statement ends in, at the beginning of a label. */
  readonly worthLabel: string
  /** `pay`, `transfer`: of a sentence that asks for a sum. */
  readonly paysOrTransfers: string
  /** `rent`. */
  readonly namesRent: string
  /** `We claim`, `You owe us`: of a sentence that demands money. */
  readonly claimsSum: string
  /** `Diagnosis`, at the beginning of a label or a heading. */
  readonly diagnosisLabel: string
  /** `Conclusion`, `Impression`: what a laboratory or a scan comes to; a whole label. */
  readonly findingLabel: string
  /** `Hygiene rating`, `Non-conformities`: a label of what a report found, beside those of results; a whole label. */
  readonly ratingLabel: string
  /** `without`, which denies nothing of what somebody did without it. */
  readonly withoutThing: string
  /** `It`, with which a sentence opens that does not name the thing it is of. */
  readonly pronounInFront: string
  /** `increase`, `renewal`, `new prices`: that something changes or rises, as the subject of a letter says. */
  readonly startsChange: string
  /** `from £40 to £45`, `instead of`: from what to what something changes. */
  readonly fromTo: string
  /** `Now`, `From 1 September`: a column of what held or will hold. */
  readonly columnOfTime: string
  /** `application`, `complaint`: what somebody asked for, as a subject line names it. */
  readonly namesRequest: string
  /** `Vote`: a label that does not say what of; a whole label. */
  readonly countOfVotes: string
  /** `minutes of`: that the last ones were approved is no decision that anybody looks for. */
  readonly earlierMinutes: string
  /** `may be appealed`: how decisions may be fought is none. */
  readonly mayBeContested: string
  /** `deferred`: what was put off was not decided. */
  readonly putsOff: string
  /** `against`, in front of how many. */
  readonly votesAgainst: string
  /** `Carried by 12`: a line that counts votes and names nothing that was decided. */
  readonly onlyCounts: string
}
