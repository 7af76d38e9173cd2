/** Kinds of danger that are told in one plain line, the gravest first. */
export const plainDangerIds = [
  /** Help is to be called at once. */
  'emergency',
  /** How many were hurt by it. */
  'hurt',
  /** What must not be done, or has to be left at once, for it is dangerous. */
  'stop',
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
] as const
export type PlainDangerId = (typeof plainDangerIds)[number]

/** What a language need not tell by itself, or tells through the reasons of its dangers already. */
export const optionalDangerIds = [
  'blocked',
  'borne',
  'finding',
  'unsafe',
  'doubled',
  'endsWith',
  'invalid',
  'notPaid',
  'waived',
  'asIs',
  'breaks',
  'unwise',
] as const satisfies readonly PlainDangerId[]
type OptionalDangerId = (typeof optionalDangerIds)[number]

/** The words of each kind, as alternatives of one pattern; `_` stands for the end of a word. */
export type PlainDangers = Readonly<
  Record<Exclude<PlainDangerId, OptionalDangerId>, string> &
    Partial<Record<OptionalDangerId, string>>
>
