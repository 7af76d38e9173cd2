import type { DetailKind } from '../detail.ts'

const words: Readonly<Record<DetailKind, string>> = {
  person: 'Person',
  company: 'Company',
  birthDate: 'Birth date',
  address: 'Address',
  email: 'E-mail',
  phone: 'Phone',
  account: 'Account',
  card: 'Card',
  id: 'ID',
  marked: 'Hidden',
}

const anyWord = Object.values(words).join('|')

/** A placeholder in brackets, however a model spaces and capitalizes it, or its words alone. */
const written = new RegExp(
  `\\[\\s?(${anyWord})\\s?(\\d{1,7})\\s?\\]|(?<![\\p{L}\\p{N}])(${anyWord})\\s(\\d{1,7})(?![\\p{L}\\p{N}])`,
  'giu',
)

interface Written {
  readonly start: number
  readonly end: number
  /** The same for every way to write one placeholder. */
  readonly key: string
}

/** Every placeholder that a text might hold. */
export function* writtenPlaceholders(text: string): Generator<Written> {
  for (const match of text.matchAll(written)) {
    const [all, word, number, bareWord, bareNumber] = match
    const key = `${(word ?? bareWord ?? '').toLowerCase()} ${Number(number ?? bareNumber)}`
    yield { start: match.index, end: match.index + all.length, key }
  }
}

/** What tells a placeholder from the others, as {@link writtenPlaceholders} has it. */
export function placeholderKey(placeholder: string): string {
  return placeholder.slice(1, -1).toLowerCase()
}

/** Gives out placeholders that neither the texts nor what was given out before has. */
export function createPlaceholders(texts: readonly string[], given: readonly string[] = []) {
  const taken = new Set(given.map(placeholderKey))
  for (const text of texts) for (const { key } of writtenPlaceholders(text)) taken.add(key)
  const last = new Map<DetailKind, number>()
  return (kind: DetailKind): string => {
    let number = (last.get(kind) ?? 0) + 1
    while (taken.has(`${words[kind].toLowerCase()} ${number}`)) number += 1
    last.set(kind, number)
    return `[${words[kind]} ${number}]`
  }
}
