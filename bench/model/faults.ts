import { listFields } from '@precis/domain'
import { createRandom, type Random } from './documents/random.ts'
import type { RecordedReply } from './replies.ts'

/** A recorded reply with one thing in it that the document does not say. */
export interface Fault {
  readonly kind: string
  readonly document: string
  /** Not looked at while the checks were tuned. */
  readonly isUnseen: boolean
  readonly call: string
  /** The false text, and where the reader would find it. */
  readonly text: string
  readonly reply: string
}

interface Item {
  text: string
  sources?: { passage: number; quote: string }[]
  from?: number[]
}
type Reply = Record<string, Item[]> & { answer?: string }

const unseen = ['fr-compte-rendu', 'en-gym-membership', 'long-specification']

/** Claims that no document of the benchmark makes. */
const inventions: Readonly<Record<string, readonly string[]>> = {
  en: [
    'All equipment has to be returned in its original packaging.',
    'Complaints are decided by an independent ombudsman.',
    'The parties agreed to keep the arrangement secret from the press.',
    'Smoking is forbidden in every building and vehicle.',
    'Unused holidays are paid out at the end of the contract.',
    'The supplier plants a hedge along the northern fence.',
  ],
  de: [
    'Überstunden werden durch Freizeit im folgenden Quartal ausgeglichen.',
    'Der Arbeitgeber stellt kostenlose Dienstkleidung und übernimmt die Reinigung.',
  ],
  fr: [
    'Les bénévoles sont couverts par une mutuelle nationale.',
    'Le bail du terrain expire prochainement et ne sera pas renouvelé.',
  ],
  es: [
    'La fundación publicará los nombres de los candidatos rechazados.',
    'El curso se imparte íntegramente a distancia por internet.',
  ],
}
const units: readonly (readonly [RegExp, string])[] = [
  [/(\d|one|two|three|nine|zwei|drei|sechs|diez) (days|hours|minutes|weeks)\b/iu, '$1 years'],
  [/(\d|one|nine|three) (months?|years?)\b/iu, '$1 days'],
  [/(drei|zwei|sechs) (Monate|Wochen)/u, '$1 Jahre'],
  [/(diez) (días)/u, '$1 años'],
]
const numberWords: readonly (readonly [RegExp, string])[] = [
  [/\bnine months\b/u, 'eleven months'],
  [/\bfour weeks\b/u, 'seven weeks'],
  [/\bthree days\b/u, 'nine days'],
  [/\bfour years\b/u, 'six years'],
  [/\bzwei Wochen\b/u, 'vier Wochen'],
  [/\bdrei Monate/u, 'sieben Monate'],
  [/\bdiez (días|páginas)/u, 'quince $1'],
  [/\btrois ans\b/u, 'cinq ans'],
]
const names: readonly (readonly [RegExp, string])[] = [
  [/Carla Mendes/u, 'Ingrid Falkenrath'],
  [/Gudrun Pölz/u, 'Verena Aschauer'],
  [/Jeanne Abadie/u, 'Solène Marchetti'],
  [/Iván Morcillo/u, 'Gonzalo Pereda'],
  [/Leonie Marchbanks/u, 'Rosalind Teague'],
  [/Lindqvist Pharma/u, 'Hansson Pharma'],
  [/Amrit Sandhu/u, 'Conrad Blyth'],
]
const verbs = 'is|are|was|were|may|must|shall|can|will|has|have|does|do'
const denials: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${verbs}) not\\b`, 'u'), '$1'],
  [/(?<!\p{L})nicht /u, ''],
  [/(?<!\p{L})kein(e[rsnm]?)?(?!\p{L})/u, 'ein$1'],
  [/(?<!\p{L})(?:ne |n['’])(\p{L}+) (?:pas|plus)(?!\p{L})/u, '$1'],
  [/(?<!\p{L})no (?=es |está |se |podrá )/u, ''],
]
const affirmations: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${verbs})\\b(?! not| no)`, 'u'), '$1 not'],
  [/(?<!\p{L})(ist|sind|darf|muss|kann|wird|hat)(?!\p{L})/u, '$1 nicht'],
  [/(?<!\p{L})(est|sont|peut|doit|sera)(?!\p{L})/u, 'ne $1 pas'],
  [/(?<!\p{L}|no )(es|son|puede|debe|será|tiene)(?!\p{L})/u, 'no $1'],
]

type Change = (item: Item, random: Random, language: string) => string | undefined

const kinds: Readonly<Record<string, Change>> = {
  'invention with a real quote': (_, random, language) => random.pick(inventions[language] ?? []),
  'another invention': (_, random, language) =>
    random.pick([...(inventions[language] ?? [])].reverse()),
  'changed figure': ({ text }) => {
    const changed = text.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + 13))
    return /\d/u.test(text) ? changed : undefined
  },
  'changed unit': ({ text }) => firstChange(text, units),
  'number in words': ({ text }) => firstChange(text, numberWords),
  'changed name': ({ text }) => firstChange(text, names),
  'denial left out': ({ text }) => firstChange(text, denials),
  'denial put in': ({ text }) => firstChange(text, affirmations),
}

function firstChange(text: string, changes: readonly (readonly [RegExp, string])[]) {
  const change = changes.find(([pattern]) => pattern.test(text))
  return change === undefined ? undefined : text.replace(...change)
}

/** The same faults every time for the replies recorded about one document. */
export function plantFaults(
  document: { readonly id: string; readonly language: string },
  replies: readonly RecordedReply[],
): Fault[] {
  const random = createRandom(document.id.length * 31 + document.id.charCodeAt(0))
  const whole = replies.find(({ call }) => call === 'document_synthesis')
  const summary = whole ?? replies.find(({ call }) => call === 'document_summary')
  if (summary === undefined) return []
  const isUnseen = unseen.includes(document.id)
  const base = { document: document.id, isUnseen, call: summary.call }
  const faults = Object.entries(kinds).flatMap(([kind, change]): Fault[] => {
    const reply = JSON.parse(summary.reply) as Reply
    const items = listFields
      .flatMap((field) => reply[field] ?? [])
      .filter((item) => typeof item !== 'string')
    const open = items.flatMap((item) => {
      const text = change(item, random, document.language)
      return text === undefined || text === item.text ? [] : [{ item, text }]
    })
    if (open.length === 0) return []
    const { item, text } = random.pick(open)
    item.text = text
    return [{ ...base, kind, text, reply: JSON.stringify(reply) }]
  })
  return [
    ...faults,
    ...misplaced(base, summary, random),
    ...falseAnswers(base, document, replies, random),
  ]
}

/** Statements with the sources of other statements, and with a bare passage number for a source. */
function misplaced(
  base: Omit<Fault, 'kind' | 'text' | 'reply'>,
  summary: RecordedReply,
  random: Random,
) {
  const swap = JSON.parse(summary.reply) as Reply
  const points = swap.keyPoints?.filter((item) => typeof item !== 'string') ?? []
  const details = swap.criticalDetails ?? []
  const point = random.pick(points)
  const other = details.find(({ sources, from }) => (sources ?? from ?? []).length > 0)
  if (other === undefined) return []
  if (point.sources && other.sources) point.sources = other.sources
  if (point.from && other.from) point.from = other.from
  const faults: Fault[] = [
    { ...base, kind: 'source of another statement', text: point.text, reply: JSON.stringify(swap) },
  ]
  const bare = JSON.parse(summary.reply) as Reply
  const item = bare.conclusions?.[0] ?? bare.criticalDetails?.[0]
  if (item?.sources === undefined) return faults
  item.text = random.pick(inventions.en ?? [])
  item.sources = item.sources.map(({ passage }) => ({ passage, quote: '' }))
  return [
    ...faults,
    { ...base, kind: 'source for nothing', text: item.text, reply: JSON.stringify(bare) },
  ]
}

function falseAnswers(
  base: Omit<Fault, 'kind' | 'text' | 'reply'>,
  { language }: { readonly language: string },
  replies: readonly RecordedReply[],
  random: Random,
): Fault[] {
  const answers = replies.filter(
    ({ call, reply }) => call.startsWith('Question') && reply.includes('"found": true'),
  )
  if (answers.length === 0) return []
  return ['invented answer', 'changed figure of an answer'].flatMap((kind): Fault[] => {
    const fitting = answers.filter(
      ({ reply }) => kind === 'invented answer' || /"answer": "[^"]*\d/u.test(reply),
    )
    if (fitting.length === 0) return []
    const recorded = random.pick(fitting)
    const reply = JSON.parse(recorded.reply) as { answer: string }
    const text =
      kind === 'invented answer'
        ? random.pick(inventions[language] ?? [])
        : reply.answer.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + 13))
    return [
      {
        ...base,
        kind,
        call: recorded.call,
        text,
        reply: JSON.stringify({ ...reply, answer: text }),
      },
    ]
  })
}
