const raisedDigits = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079'

/** A number that is set high, as the mark of a note, in digits that stand high: `rent.³` does not read as a figure. */
export function raise(digits: string): string {
  return digits.replace(/\d/g, (digit) => raisedDigits[Number(digit)] ?? digit)
}
