import { type ClauseKind, signOf } from '../clauses/clause-kind.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Candidate } from '../document/read.ts'
import { cues } from '../ranking/cues.ts'
import { choosePoints, inDocumentOrder, maxPointWords, type PointContext } from './points.ts'

const contractLimit = 10
const otherLimit = 8
const labelled =
  /^[\p{L} ./-]{3,40}:\s*\S|\b(?:total|due|deadline|amount|invoice|number|date|version|budget|price|fällig|betrag|échéance|montant|vencimiento|importe|scadenza|importo|vencimento|valor|vervaldatum|bedrag)\b/iu

/** Parties, dates, money, periods, notice and law, in the document's own words. */
export function chooseCriticalDetails(context: PointContext): Excerpt[] {
  return context.genre === 'contract' ? contractDetails(context) : otherDetails(context)
}

function contractDetails({ reading }: PointContext): Excerpt[] {
  const best = new Map<
    string,
    { candidate: Candidate; value: number; kind: ClauseKind; rank: number }
  >()
  for (const candidate of reading.candidates) {
    for (const { kind, strength } of candidate.clauses) {
      if (kind.detail === undefined) continue
      const early = kind.detail < 2 ? 1 - candidate.features.position : 0
      const value = strength + early + (candidate.sentence.words < 6 ? -1 : 0)
      const known = best.get(kind.id)
      if (known === undefined || value > known.value) {
        best.set(kind.id, { candidate, value, kind, rank: kind.detail })
      }
    }
  }
  const chosen = [...best.values()].sort((a, b) => a.rank - b.rank)
  const seen = new Set<number>()
  const excerpts: Excerpt[] = []
  for (const { candidate, kind } of chosen) {
    if (seen.has(candidate.sentence.start) || excerpts.length >= contractLimit) continue
    seen.add(candidate.sentence.start)
    const sign = signOf(kind, candidate.sentence.text)
    excerpts.push(excerptOf(reading.content, candidate.sentence, maxPointWords, sign))
  }
  return inDocumentOrder(excerpts)
}

function otherDetails(context: PointContext): Excerpt[] {
  const rows = context.reading.candidates.filter(({ sentence }) => sentence.kind === 'row')
  const all: PointContext = { ...context, prose: [...context.prose, ...rows] }
  const isPaper = context.genre === 'paper'
  return choosePoints(all, isPaper ? 5 : otherLimit, ({ sentence, features, clauses }) => {
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
  })
}
