/** Turns of phrase by which a line of a summary leans on another line or says nothing by itself. */
export interface LinePhrases {
  /** `if you break these rules`: what points to things that stand elsewhere, in front of them. */
  readonly pointsToThings: string
  /** `days`, `terms`: times, sums and words of the paper itself, which no heading names; a whole word. */
  readonly timeOrSum: string
  /** `In case of excess, …`: of what, the line above says. */
  readonly caseOfWhat: string
  /** `Up to five: two appointed by the founders`: a bound or `none`, at the beginning. */
  readonly opensWithBound: string
  /** `is`, `costs`: verbs that say what a value is, behind which nothing has to be named any more. */
  readonly saysOfValue: string
  /** `that you pay`, `if it rains`: how a clause opens that cannot stand alone. */
  readonly opensSubordinate: string
  /** `You must`, `If`: what opens a list whose items are no sentences by themselves. */
  readonly leavesOpen: string
  /** `What is not covered`, `Prohibited`: a heading that turns round what stands below it. */
  readonly excludes: string
  /** `You may not sell it`: an item that says itself that something is forbidden. */
  readonly forbidsByItself: string
  /** `What is and is not covered`: a heading that tells of neither kind what it is. */
  readonly bothKinds: string
  /** `Ask us by the 20th`: only the heading above tells what for. */
  readonly lacksObject: string
  /** `Left alone it is no danger.`: what is said of a thing named before. */
  readonly speaksOfIt: string
  /** `for any failure to meet them`: things that may stand in another sentence. */
  readonly ofThem: string
  /** `rules`, `both`: what such things may be, in the same sentence. */
  readonly severalThings: string
  /** `glass`, `its`: what looks like several things and is one or none. */
  readonly oneInForm: string
  /** `For: 12, against: 3`, `The motion was carried.`: what says nothing without what was voted on. */
  readonly countsVotes: string
  /** `Do not sand or drill it`: a prohibition whose thing stands in the sentence before. */
  readonly forbidsNamed: string
  /** `All three must be with us by Friday`: how many of what the sentence before lists. */
  readonly countsNamed: string
  /** `agreement`, `between`: what a line says of a contract beside the name of a party. */
  readonly namesContract: string
  /** `Done at Lyon on 24 August`: how the last line of a contract or deed opens. */
  readonly closesPaper: string
  /** `fee`, `tax`: words of two or three letters, which are no abbreviations where a heading stands in capitals; a whole word. */
  readonly shortWord: string
  /** `Miscellaneous`, `Punto dos`: a heading that says where something stands and not what it is about; a whole heading. */
  readonly headsNothing: string
  /** `(High)`: how bad a thing is that a report found, behind its name. */
  readonly gradeBehind: string
  /** `(High risk)`: what stands behind such a grade. */
  readonly riskBehind: string
  /** `Thanks for the tea on 26 August.`, `All the best, and mind the step.` */
  readonly thanksFor: string
  /** `Registered with the council, company no.`: the number that follows was taken for a new sentence. */
  readonly endsInNumberOf: string
}
