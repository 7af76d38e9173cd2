/** Kinds of danger that are told in one plain line, the gravest first. */
export const plainDangerIds = [
  /** Help is to be called at once. */
  'emergency',
  /** How many were hurt by it. */
  'hurt',
  /** What must not be done, or has to be left at once, for it is dangerous. */
  'stop',
  /** `Once deleted it cannot be restored`: what is lost for good. */
  'forGood',
  /** `will not be available after week 52`: what its reader has, and then has no more. */
  'gone',
  /** What is given away whether or not it is paid for. */
  'unpaid',
  /** Cover that is cut down to the least that the law demands, or that was never taken out. */
  'uncovered',
  /** A fine of the reader, or what calling something off costs him, by its sum. */
  'fine',
  /** What is cut off, blocked or handed to collectors once somebody is behind with paying. */
  'blocked',
  /** Who pays, where a language names him behind the verb. */
  'borne',
  /** Who says or does nothing, or only pays, has agreed. */
  'silence',
  /** What the reader may not do for some time after it has ended. */
  'bannedAfter',
  /** An allergy, and a finding that is still to be cleared up, in one short line of a medical paper. */
  'finding',
  /** A state in which something falls, leaks or gives way. */
  'unsafe',
  /** `twice the daily rent` */
  'doubled',
  /** What ends along with something else, or leaves no claim. */
  'endsWith',
  /** A form in which nothing counts: `A notice by e-mail is not valid.` */
  'invalid',
  /** What its reader would expect to be paid or collected, and is not. */
  'notPaid',
  /** A right to a court or a jury that is given up. */
  'waived',
  /** What is given without any warranty: `as is`. */
  'asIs',
  /** What something does to a machine, its data or its warranty. */
  'breaks',
  /** What its author advises against. */
  'unwise',
  /** Each answers for the whole, or somebody for what another owes. */
  'joint',
  /** A claim that is refused or cut. */
  'claimCut',
  /** What comes too late is not looked at, and an appeal does not stop the time. */
  'late',
  /** A price that goes up after some time, or is no more than an estimate. */
  'dearer',
  /** What a price does not include. */
  'leftOut',
  /** What is never paid back, and what has no limit. */
  'noRefund',
  /** What goes on unless somebody ends it. */
  'renews',
  /** What has to be given back: a bonus, a grant, what a course cost. */
  'repaid',
  /** What comes after `on pain of`. */
  'onPain',
  /** Without which nothing begins: `No form, no camp.` */
  'needed',
  /** Data that leave the country. */
  'abroad',
  /** Money that a report says is not there, or is not sure. */
  'exposed',
  /** What a report finds missing, unproven or failing. */
  'weak',
  /** What nobody makes or mends any more. */
  'obsolete',
  /** All that is left to pay, at once. */
  'allDue',
  /** Damage that a survey finds. */
  'worn',
  /** `can make no further claim`: what is settled or given up by it. */
  'settled',
  /** `the allowance is stopped`: what its reader is paid, and then is not. */
  'stopped',
  /** `then you repay half of it`: what its reader owes by what he does or omits. */
  'owedIf',
  /** `this is no promise`: what its reader may not count on. */
  'noPromise',
  /** `We may sell the boat`: the thing itself is taken or sold. */
  'takenAway',
  /** `Breaking the seal is an offence.` */
  'offence',
  /** `The lease cannot be ended before May`: what binds its reader for a time. */
  'noWayOut',
  /** `stored at your own risk`. */
  'ownRisk',
] as const
export type PlainDangerId = (typeof plainDangerIds)[number]

/** What every language has words for; it may tell the others through the reasons of its dangers. */
export const neededDangerIds = [
  'emergency',
  'hurt',
  'stop',
  'gone',
  'unpaid',
  'uncovered',
  'fine',
  'silence',
  'bannedAfter',
] as const satisfies readonly PlainDangerId[]
type NeededDangerId = (typeof neededDangerIds)[number]

/** The words of each kind, as alternatives of one pattern; `_` stands for the end of a word. */
export type PlainDangers = Readonly<
  Record<NeededDangerId, string> & Partial<Record<Exclude<PlainDangerId, NeededDangerId>, string>>
>
