import { isNoName } from './names/no-names.ts'

/** Somebody or something, with all the ways the text writes it. */
export interface Named {
  /** Written out most fully. */
  readonly value: string
  readonly spellings: Set<string>
}

const partPattern = /[\p{L}\p{M}'’]+/gu

function partsOf(name: string): string[] {
  return (name.match(partPattern) ?? []).filter((part) => /^\p{Lu}/u.test(part))
}

/** Joins the names of one person: `Ms Marrow`, `H. Marrow` and `Helena Marrow` are one, in the order in which they are first named in full. */
export function groupPersons(names: Iterable<string>): Named[] {
  const distinct = [...new Set(names)]
  const people: Named[] = []
  /** Persons by each part of their names, and by the whole name. */
  const byPart = new Map<string, Named[]>()
  const mostAlike = 8
  const longestFirst = distinct
    .map((name) => ({ name, parts: partsOf(name).map((part) => part.toLowerCase()) }))
    .sort((a, b) => b.parts.length - a.parts.length)
  for (const { name, parts } of longestFirst) {
    const [rarest = ''] = parts.filter((part) => part.length > 1)
    const alike = byPart.get(rarest) ?? []
    const same = alike.find(({ value }) => {
      const known = new Set(partsOf(value).map((part) => part.toLowerCase()))
      return parts.every((part) => known.has(part) || part.length === 1)
    })
    if (same !== undefined) {
      same.spellings.add(name)
      continue
    }
    const person = { value: name, spellings: new Set([name]) }
    people.push(person)
    for (const part of parts) {
      const list = byPart.get(part) ?? []
      if (list.length < mostAlike) byPart.set(part, [...list, person])
    }
  }
  return people
}

/** Parts of a name that identify a person by themselves: no everyday words, and no words that the text also writes in small letters. */
export function tellingParts(name: string, small: ReadonlySet<string>): string[] {
  return partsOf(name).filter(
    (part) => part.length > 2 && !isNoName(part) && !small.has(part.toLowerCase()),
  )
}

const legalForm =
  /,? (?:Limited|Ltd\.?|LLC|L\.L\.C\.|LLP|Inc\.?|Incorporated|Corp\.?|Corporation|PLC|g?GmbH.*|AG|SE|UG.*|KG|OHG|GbR|e\. ?K\.|e\. ?V\.|eG|S\.?A\.?R\.?L\.?|S\.?A\.?S\.?U?|EURL|SNC|S\.?A\.?U?\.?|S\.?L\.?U?\.?|S\.r\.l\.|Srl|S\.p\.A\.|SpA|B\.?V\.?|N\.?V\.?|Lda\.?|Ltda\.?|Pty Ltd)$/iu

/** A company's name without its legal form, where that still tells it. */
export function shortCompany(name: string, small: ReadonlySet<string>): string | null {
  const bare = name.replace(/^(?:SARL|SAS|SCI|EURL|SNC) /u, '').replace(legalForm, '')
  if (bare === name) return null
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? []
  const [only = ''] = words
  if (words.length > 1) return bare
  return only.length > 4 && !isNoName(only) && !small.has(only.toLowerCase()) ? bare : null
}
