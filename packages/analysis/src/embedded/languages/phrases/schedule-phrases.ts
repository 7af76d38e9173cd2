/** Turns of phrase for the rows at the head of a paper: what it is about, between whom, when and for how much. */
export interface SchedulePhrases {
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
