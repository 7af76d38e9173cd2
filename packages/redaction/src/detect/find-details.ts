import { createPlaceholders } from '../apply/placeholders.ts'
import { type Detail, type DetailKind, detailKinds, type Place } from '../detail.ts'
import { createClaims, findSpans } from './find-spans.ts'
import { groupPersons, shortCompany, tellingParts } from './group-names.ts'
import { createPhrases, tokensOf } from './occurrences.ts'
import type { Span } from './span.ts'

interface Found {
  readonly kind: DetailKind
  readonly value: string
  readonly places: Place[]
}

/** What numbers and addresses have in common, however they are spaced. */
function sameness(kind: DetailKind, written: string): string {
  const compact = written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return `${kind} ${kind === 'phone' ? compact.slice(-9) : compact}`
}

/** Each person and company once, under every way it is written. */
function joinNames(text: string, spans: readonly Span[]) {
  const small = new Set<string>()
  for (const { word, isCapital } of tokensOf(text)) if (!isCapital) small.add(word)
  const namesOf = (kind: DetailKind) =>
    spans.filter((span) => span.kind === kind).map(({ start, end }) => text.slice(start, end))

  const entries = new Map<string, Found>()
  const phrases = createPhrases<Found>()
  const add = (kind: DetailKind, value: string, spellings: Iterable<string>) => {
    const found: Found = { kind, value, places: [] }
    for (const spelling of spellings) {
      entries.set(`${kind} ${spelling}`, found)
      phrases.add(spelling, found)
    }
    return found
  }
  const people = groupPersons(namesOf('person')).map(({ value, spellings }) =>
    add('person', value, spellings),
  )
  const companies = new Map<string, Found>()
  for (const name of namesOf('company')) {
    const key = sameness('company', name)
    const found = companies.get(key) ?? add('company', name, [])
    companies.set(key, found)
    entries.set(`company ${name}`, found)
    phrases.add(name, found)
    const short = shortCompany(name, small)
    if (short !== null) phrases.add(short, found)
  }
  // After the full names, so that a part leads to whoever was named by it first.
  for (const person of people) {
    for (const part of tellingParts(person.value, small)) phrases.add(part, person)
  }
  return { entries, phrases }
}

/** All details of a text with the places where they stand, people and companies also by parts of their names. */
function findAll(text: string): Found[] {
  const claim = createClaims(text.length)
  const spans = findSpans(text, claim)
  const { entries, phrases } = joinNames(text, spans)
  for (const span of spans) {
    const written = text.slice(span.start, span.end)
    const isName = span.kind === 'person' || span.kind === 'company'
    const key = isName ? `${span.kind} ${written}` : sameness(span.kind, written)
    const found = entries.get(key) ?? { kind: span.kind, value: written, places: [] }
    entries.set(key, found)
    found.places.push({ start: span.start, end: span.end })
    if (!isName) phrases.add(written, found)
  }
  const isName = ({ kind }: Found) => kind === 'person' || kind === 'company'
  for (const { start, end, entry } of phrases.find(text, isName)) {
    if (claim({ start, end })) entry.places.push({ start, end })
  }
  return [...new Set(entries.values())].filter(({ places }) => places.length > 0)
}

const first = ({ places }: Found) => places[0]?.start ?? 0

/** Finds names, numbers and addresses in a text. Takes time in proportion to its length. */
export function findDetails(text: string): Detail[] {
  const found = findAll(text)
  for (const { places } of found) places.sort((a, b) => a.start - b.start)
  found.sort(
    (a, b) => detailKinds.indexOf(a.kind) - detailKinds.indexOf(b.kind) || first(a) - first(b),
  )
  const nextPlaceholder = createPlaceholders([text])
  return found.map((one) => ({ ...one, placeholder: nextPlaceholder(one.kind), isHidden: true }))
}
