/** Turns of phrase for when something is due, and for who has to act. */
export interface TimePhrases {
  /** `by`, `no later than`: in front of the day until which something is to be done. */
  readonly boundOfDay: string
  /** `之前`: the same behind the day, where the language puts it there. */
  readonly boundBehindDay: string
  /** `not sign before`: gives no day by which to sign. */
  readonly notBeforeDay: string
  /** `between`: in front of two days, or of the parties of a contract. */
  readonly between: string
  /** `from`: in front of the day on which a span begins, of which the next date is no more than the end. */
  readonly beginsSpan: string
  /** `our letter of`: what ends right before the date of another paper. */
  readonly otherPaperOf: string
  /** `since`, `born on`, `dated`: right before the day of something past, or on which something begins. */
  readonly sinceDay: string
  /** `showed`, `was`: right behind the day of what happened on it. */
  readonly happenedThen: string
  /** `within`: opens a length of time within which something is due. */
  readonly within: string
  /** `days`, `months`: what such a time is counted in. */
  readonly unitOfPeriod: string
  /** `of receiving`, `after`: from when on such a time runs, perhaps behind the kind of its days. */
  readonly sinceWhen: string
  /** `no later than`: opens a time at whose end something is due. */
  readonly atTheLatest: string
  /** `you have`, `a term of`: in front of a time that somebody has or is set. */
  readonly hasTime: string
  /** `from renewal`: where a time that somebody has begins. */
  readonly timeStarts: string
  /** `to`, `in which`: what somebody has the time for. */
  readonly timeToAct: string
  /** `and`, `if`: where another clause begins behind such a time. */
  readonly opensFurther: string
  /** `by post`, `via`: how something is sent, behind the time of it. */
  readonly byWay: string
  /** `the`, `of`: words that no time ends in; at the end. */
  readonly opensNoun: string
  /** `14日以内`: the same in scripts without spaces. */
  readonly periodInSigns: string
  /** `born`, `valid`, `period`: in a line with the day of something that nobody has to do. */
  readonly ofOtherDays: string
  /** `until 27 June`, `runs`: of what lasts, and is not due. */
  readonly lastsThen: string
  /** `you will receive`, `the court`: what its reader gets, or somebody else does. */
  readonly othersAct: string
  /** `We expect it to`: what its writer thinks will happen. */
  readonly onlyExpects: string
  /** `An engineer will come on 3 May`. */
  readonly announcesVisit: string
  /** `Call us`, `Schreiben Sie uns`: where somebody is reached. */
  readonly tellsContact: string
  /** `if`, `by`, `today`: in a case, or by some time, it is to be done all the same. */
  readonly inCase: string
  /** `at once`, `next meeting`: a cell that says when something is due without a day. */
  readonly dueSoon: string
  /** `Between`, `Present`: a label in front of people that is no name for somebody; a whole label. */
  readonly headsPeople: string
  /** `The` in front of who has to act. */
  readonly articleBefore: string
  /** `by the 20th of each month`. */
  readonly dayOfMonth: string
  /** `by noon tomorrow (Friday)`. */
  readonly nearDay: string
  /** `of receiving`: what runs from the day on which the paper came. */
  readonly fromReceipt: string
  /** `if`, `should you`: opens what is due only if something happens. */
  readonly opensCondition: string
  /** `months`, `years`: what runs so long is not urgent. */
  readonly lastsMonths: string
  /** `made on`, `dated`: what a sentence says of its own paper near the end of what is in front of the date. */
  readonly statesDate: string
  /** `This lease is made on`: the words with which a contract dates itself, in front of the day. */
  readonly datesItself: string
}
