/** What names the parties of an agreement: `between`, in the languages that put it in front of them. */
export const between = '(?<!\\p{L})(?:between|zwischen|entre|tra|fra|tussen|pomiędzy|między|между)'

/** A line after which the names of the parties follow. */
export const endsBetween = new RegExp(`${between}[:：]?$`, 'iu')
