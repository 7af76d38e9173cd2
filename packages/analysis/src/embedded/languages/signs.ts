/** Kinds that are told by what they speak of where no line names them. */
export const signedKinds = [
  'minutes',
  'reminder',
  'invoice',
  'decision',
  'privacy',
  'job-ad',
  'employment-contract',
  'lease',
  'medical-letter',
  'school-letter',
  'grant-award',
  'manual',
] as const
export type SignedKind = (typeof signedKinds)[number]

/** For each such kind the things it speaks of, each a pattern as those of a language; without the first it is not that kind. */
export type Signs = Readonly<Record<SignedKind, readonly string[]>>
