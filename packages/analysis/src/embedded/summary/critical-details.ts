import { type ClauseKind, signOf } from '../clauses/clause-kind.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Candidate, Reading } from '../document/read.ts'
import { cues } from '../ranking/cues.ts'
import { choosePoints, inDocumentOrder, maxPointWords, type PointContext } from './points.ts'

const contractLimit = 10
const otherLimit = 8
const leastStrength = 0.9
const headingsLooked = 12
const nameWithin = 6_000
const naming =
  /\b(?:agreement|contract|lease|licen[sc]e|terms (?:and conditions|of (?:use|service))|addendum|amendment|\p{L}*vertrag|vereinbarung|contrat|contrato|contratto|acordo|acuerdo|accordo|overeenkomst)\b/iu
const labelled =
  /^[\p{L} ./-]{3,40}:\s*\S|\b(?:total|due|deadline|amount|invoice|number|date|version|budget|price|fällig|betrag|échéance|montant|vencimiento|importe|scadenza|importo|vencimento|valor|vervaldatum|bedrag)\b/iu

/** Parties, dates, money, periods, notice and law, in the document's own words. */
export function chooseCriticalDetails(context: PointContext): Excerpt[] {
  return context.genre === 'contract' ? contractDetails(context) : otherDetails(context)
}

interface Detail {
  readonly candidate: Candidate
  readonly value: number
  readonly strength: number
  readonly kind: ClauseKind
  readonly rank: number
}

/** The name of the agreement where no clause says it, the surest clause of each kind, and a second one that tells its term. */
function contractDetails({ reading }: PointContext): Excerpt[] {
  const found = new Map<string, Detail[]>()
  for (const candidate of reading.candidates) {
    for (const { kind, strength } of candidate.clauses) {
      if (kind.detail === undefined || strength < leastStrength) continue
      const early = kind.detail < 2 ? 1 - candidate.features.position : 0
      const value = strength + early + (candidate.sentence.words < 6 ? -1 : 0)
      const same = found.get(kind.id) ?? []
      same.push({ candidate, value, strength, kind, rank: kind.detail })
      found.set(kind.id, same)
    }
  }
  const firsts: Detail[] = []
  const seconds: Detail[] = []
  for (const [id, same] of found) {
    const [first, second] = same.sort((a, b) => b.value - a.value)
    if (first !== undefined) firsts.push(first)
    if (id === 'term' && second !== undefined && second.strength >= 1) seconds.push(second)
  }
  const seen = new Set<number>()
  const excerpts: Excerpt[] = []
  for (const { candidate, kind } of [...firsts.sort((a, b) => a.rank - b.rank), ...seconds]) {
    if (seen.has(candidate.sentence.start) || excerpts.length >= contractLimit) continue
    seen.add(candidate.sentence.start)
    const sign = signOf(kind, candidate.sentence.text)
    excerpts.push(excerptOf(reading.content, candidate.sentence, maxPointWords, sign))
  }
  const name = nameOf(reading)
  const isSaid = excerpts.some(({ text }) =>
    text.toLowerCase().includes(name?.text.toLowerCase() ?? ''),
  )
  return inDocumentOrder(name === undefined || isSaid ? excerpts : [name, ...excerpts])
}

/** The heading at the start that names the agreement. */
function nameOf({ headings, content }: Reading): Excerpt | undefined {
  const heading = headings
    .slice(0, headingsLooked)
    .find(({ text, words, start }) => start < nameWithin && words <= 16 && naming.test(text))
  return heading === undefined ? undefined : excerptOf(content, heading, maxPointWords)
}

function otherDetails(context: PointContext): Excerpt[] {
  const rows = context.reading.candidates.filter(({ sentence }) => sentence.kind === 'row')
  const isPaper = context.genre === 'paper'
  return choosePoints(
    context.reading,
    [...context.prose, ...rows],
    isPaper ? 5 : otherLimit,
    ({ sentence, features, clauses }) => {
      const { text } = sentence
      const money = features.money
      const date = cues.date.test(text) ? 1 : 0
      const period = cues.period.test(text) ? 1 : 0
      const label = sentence.words < 16 && labelled.test(text) && /\d/u.test(text) ? 0.8 : 0
      const clause = clauses.some((hit) => hit.kind.detail !== undefined) ? 1 : 0
      if (features.citation > 0 && money === 0) return 0
      const sign = money + date + 0.6 * period + label + clause + (isPaper ? features.digits : 0)
      if (sign < (isPaper ? 1 : 0.8)) return 0
      return sign + 0.5 * features.centroid + 0.3 * features.lexrank - 0.3 * features.example
    },
  )
}
