import type { CitedField, ListField, Summary } from '@precis/domain'
import type { Evidence, Gold, GoldFact } from './gold.ts'
import { flatten, holdsOne } from './holds.ts'
import { oneOf, type Shares, share } from './share.ts'

type Span = readonly [start: number, end: number]

interface Item {
  readonly text: string
  readonly spans: readonly Span[]
}

const leastShared = 0.5

/** What a summary found of what a careful reader takes from the document. */
export function scoreSummary(content: string, gold: Gold, result: Summary, title: string): Shares {
  const spansOf = (field: CitedField, index?: number): Span[] =>
    result.citations
      .filter((x) => x.field === field && (index === undefined || x.index === index))
      .map(({ start, end }) => [start, end])
  const itemsOf = (field: ListField): Item[] =>
    result[field].map((text, index) => ({ text, spans: spansOf(field, index) }))
  const rests = ({ spans }: Pick<Item, 'spans'>, { evidence }: Evidence): boolean =>
    placesOf(content, evidence).some((place) => spans.some((span) => meet(place, span)))
  const told = (items: readonly Item[], all: readonly Evidence[]) =>
    share(all.filter((one) => items.some((item) => rests(item, one))).length, all.length)
  const holding = (items: readonly Item[], facts: readonly GoldFact[]) => {
    const isHeld = (fact: GoldFact): boolean =>
      items.some(
        (item) =>
          holdsOne(item.text, fact.values) && (item.spans.length === 0 || rests(item, fact)),
      )
    return share(facts.filter(isHeld).length, facts.length)
  }
  const precise = (items: readonly Item[], all: readonly Evidence[]) =>
    share(items.filter((item) => all.some((one) => rests(item, one))).length, items.length)

  const points = itemsOf('keyPoints')
  const details = itemsOf('criticalDetails')
  const risks = itemsOf('risks')
  const prose = {
    text: `${result.mainPurpose} ${result.summary}`,
    spans: [...spansOf('summary'), ...spansOf('mainPurpose')],
  }
  const every = [
    ...points,
    ...itemsOf('conclusions'),
    ...details,
    ...itemsOf('recommendations'),
    ...risks,
    prose,
  ]
  const must = gold.facts.filter(({ importance }) => importance === 2)
  const matters = [...gold.facts, ...gold.decisions, ...gold.actions, ...gold.risks]
  const purpose = { spans: spansOf('mainPurpose') }
  const exact = result.citations.filter((x) => content.slice(x.start, x.end) === x.quote)
  return {
    kind: oneOf(matches(result.documentType, gold.typeAccepts)),
    title: oneOf(matches(title, gold.titleAccepts)),
    purpose: oneOf(
      gold.purpose.evidence.some((evidence) => rests(purpose, { evidence })) ||
        gold.purpose.mustMention.every((word) => holdsOne(result.mainPurpose, [word])),
    ),
    factsMust: holding(details, must),
    factsAll: holding(details, gold.facts),
    factsAnywhere: holding(every, must),
    detailsThatMatter: precise(details, matters),
    risks: told(risks, gold.risks),
    risksReal: precise(risks, gold.risks),
    falseAlarms: told(risks, gold.notRisks),
    decisions: told([...itemsOf('conclusions'), prose], gold.decisions),
    actions: told([...itemsOf('recommendations'), ...details], gold.actions),
    pointsRepeated: share(
      points.filter(({ text }) => flatten(result.summary).includes(flatten(text))).length,
      points.length,
    ),
    citationsExact: share(exact.length, result.citations.length),
  }
}

function matches(text: string, accepted: readonly string[]): boolean {
  return accepted.some((pattern) => new RegExp(pattern, 'iu').test(text))
}

/** Every place of an exact part of a text. */
export function placesOf(content: string, evidence: string): Span[] {
  const places: Span[] = []
  for (let at = content.indexOf(evidence); at >= 0; at = content.indexOf(evidence, at + 1)) {
    places.push([at, at + evidence.length])
  }
  return places
}

/** Whether two spans share at least half of the shorter one. */
export function meet([a, b]: Span, [c, d]: Span): boolean {
  return Math.min(b, d) - Math.max(a, c) >= leastShared * Math.min(b - a, d - c)
}
