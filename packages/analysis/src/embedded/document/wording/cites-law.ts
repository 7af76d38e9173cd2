const law =
  /(?<!\p{L})(?:acts?|regulations?|ordinance|rules|statute|law)(?:\s\([^)]{2,30}\))?,?\s(?:of\s)?(?:19|20)\d\d\)?$|^(?:loi n|ley \d|legge \d|lei n|decreto|décret n|ustawa z|wet op|federal act)/iu

/** Whether a line of a letter names the law that it is written under, and not the letter: `Planning Act 1990`. */
export function citesLaw(line: string): boolean {
  return law.test(line)
}
