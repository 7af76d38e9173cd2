import type { ExportWords } from '@precis/analysis'
import { type ExportInput, listFields } from '@precis/domain'
import type { Footnote, Line, Span } from './export-document.ts'
import { bareText, likeness, wordSet } from './likeness.ts'
import { cutQuote, placeInWords } from './place.ts'

type Citation = NonNullable<ExportInput['citations']>[number]

interface Source {
  /** The point of the summary that the citation supports. */
  readonly point: string
  readonly words: ReadonlySet<string>
  readonly place: string
  readonly quote: string
}

/** Turns the places in a text, such as `(p. 3)`, into footnotes with the words they stand for. */
export interface Citer {
  cite(text: string): Line
  readonly footnotes: readonly Footnote[]
}

const leastLikeness = 0.35
const mostNotes = 4

function pointOf(input: ExportInput, { field, index, at }: Citation): string {
  if (field === 'mainPurpose') return input.purpose
  if (field === 'summary') return at ? input.summary.slice(at.start, at.end) : input.summary
  const list = listFields.find((name) => name === field)
  return list === undefined ? '' : (input[list][index] ?? '')
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** A citer for one text. A place whose words cannot be told stays in the text as it is: no quote is guessed. */
export function createCiter(input: ExportInput, words: ExportWords): Citer {
  const footnotes: Footnote[] = []
  const places = new Map<string, string>()
  const exact = new Map<string, Source[]>()
  const byPlace = new Map<string, Source[]>()
  for (const citation of input.citations ?? []) {
    const label = citation.label?.trim() ?? ''
    if (label === '' || citation.quote.trim() === '') continue
    const place = placeInWords(label, words)
    places.set(label, place).set(place, place)
    const point = bareText(pointOf(input, citation))
    const quote = cutQuote(citation.quote)
    const source = { point, words: wordSet(`${point} ${quote}`), place, quote }
    exact.set(point, [...(exact.get(point) ?? []), source])
    byPlace.set(place, [...(byPlace.get(place) ?? []), source])
  }
  const keys = [...places.keys(), words.notVerified]
    .sort((one, other) => other.length - one.length)
    .map(escapePattern)
  const group = new RegExp(
    `\\s*[(（]((?:${keys.join('|')})(?:\\s*[,;،、，；]\\s*(?:${keys.join('|')}))*)[)）]`,
    'gu',
  )
  const key = new RegExp(keys.join('|'), 'gu')

  const add = (sources: readonly Source[]) =>
    sources.map(({ place, quote }) => {
      footnotes.push({ number: footnotes.length + 1, place, quote })
      return footnotes.length
    })

  function sourcesOf(statement: string, wanted: ReadonlySet<string>): Source[] {
    const same = exact.get(bareText(statement))?.filter(({ place }) => wanted.has(place)) ?? []
    if (same.length > 0) return unique(same)
    const said = wordSet(statement)
    return unique(
      [...wanted].flatMap((place) => {
        const [best] = (byPlace.get(place) ?? [])
          .map((source) => ({ source, alike: likeness(said, source.words) }))
          .sort((one, other) => other.alike - one.alike)
        return best !== undefined && best.alike >= leastLikeness ? [best.source] : []
      }),
    )
  }

  return {
    footnotes,
    cite(text) {
      const spans: Span[] = []
      let from = 0
      for (const match of text.matchAll(group)) {
        const statement = text.slice(from, match.index)
        const named = [...(match[1] ?? '').matchAll(key)].map(([name]) => name)
        const wanted = new Set(named.flatMap((name) => places.get(name) ?? []))
        const found = sourcesOf(statement, wanted).slice(0, mostNotes)
        const covered = new Set(found.map(({ place }) => place))
        const left = named.filter((name) => !covered.has(places.get(name) ?? ''))
        const rest = left.length > 0 ? ` (${left.join(', ')})` : ''
        spans.push({ text: statement + rest, notes: add(found) })
        from = match.index + match[0].length
      }
      const rest = text.slice(from)
      if (rest !== '') {
        const isWhole = spans.length === 0
        spans.push({ text: rest, notes: isWhole ? add(uncited(rest)) : [] })
      }
      return spans
    },
  }

  /** A point may come without its place where the text had no room for it. */
  function uncited(text: string): Source[] {
    const point = bareText(text)
    return point === '' ? [] : unique(exact.get(point) ?? []).slice(0, mostNotes)
  }
}

function unique(sources: readonly Source[]): Source[] {
  const seen = new Set<string>()
  return sources.filter(({ place, quote }) => {
    const name = `${place}\n${quote}`
    return !seen.has(name) && Boolean(seen.add(name))
  })
}
