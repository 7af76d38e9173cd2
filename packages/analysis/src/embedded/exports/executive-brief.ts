import { roughWordCount } from '../../text/normalize.ts'
import {
  coverageFoot,
  type ExportMaterial,
  headLine,
  lineOf,
  riskLine,
  wordsOf,
} from './export-material.ts'
import { type Block, fitBlocks, inCapitals, renderBlocks } from './fit.ts'
import type { Point } from './point.ts'
import { saidOnce, sectionsOf } from './sections.ts'

const maxWords = 400
const mostOfEach = 2
const wordsOfSentence = 5
const moneyKinds = ['amount', 'penalty', 'rate', 'excess']

/** Term, money, deadlines and the way out, each by the weightiest details that tell it. */
function whatMatters({ points, summary, words }: ExportMaterial): Point[] {
  const ending = new RegExp(`(?<!\\p{L})(?:${words.endingSigns})`, 'iu')
  const taken = new Set<string>()
  const pick = (name: string, from: readonly Point[]): Point[] => {
    const free = from.filter(({ text }) => !taken.has(text)).slice(0, mostOfEach)
    for (const { text } of free) taken.add(text)
    return free.map((point) => ({ ...point, text: named(name, point) }))
  }
  const ofKind = (...kinds: readonly string[]) =>
    points.criticalDetails.filter(({ kind }) => kind !== undefined && kinds.includes(kind))
  const everything = [
    ...points.criticalDetails,
    ...summary,
    ...points.recommendations,
    ...points.conclusions,
    ...points.keyPoints,
    ...points.risks,
  ]
  const endings = everything.filter(({ text }) => ending.test(text))
  return [
    ...pick(words.term, ofKind('term')),
    ...pick(words.money, ofKind(...moneyKinds)),
    ...pick(words.deadlines, ofKind('deadline')),
    ...pick(words.wayOut, [...endings, ...ofKind('notice')]),
  ]
}

/** `Money: Security deposit: £1,700`; a whole sentence goes without its own label. */
function named(name: string, { text, label = '' }: Point): string {
  const rest =
    label !== '' && text.startsWith(`${label}:`) ? text.slice(label.length + 1).trim() : ''
  const isSentence = /[.!?。]$/u.test(rest) && roughWordCount(rest) >= wordsOfSentence
  const statement = isSentence ? rest : text
  return statement.startsWith(`${name}:`) ? statement : `${name}: ${statement}`
}

/** At most 400 words: what it is, what matters, what may go wrong and what is to be done, each said once. */
export function writeExecutiveBrief(material: ExportMaterial): string {
  const { points, words } = material
  const foot = coverageFoot(material)
  const head = [words.executiveBrief.toUpperCase(), material.title, headLine(material)]
    .filter(Boolean)
    .join('\n')
  const once = saidOnce()
  const purpose = once(material.purpose ? [material.purpose] : []).map(lineOf)
  const matters = once(whatMatters(material)).map(bullet)
  const inShort = once(material.summary).map(lineOf)
  const risks = once(points.risks).map((point) => `- ${riskLine(point, words)}`)
  const keep = { recommendations: 2.5, criticalDetails: 1, keyPoints: 1.5, conclusions: 2 }
  const lists = sectionsOf(material).map(({ field, heading }): Block => {
    if (field === 'risks') return { heading, lines: risks, keep: 2 }
    return { heading, lines: once(points[field]).map(bullet), keep: keep[field] }
  })
  const blocks = fitBlocks(
    [
      { heading: words.purpose, lines: purpose, keep: 9 },
      { heading: words.whatMatters, lines: matters, keep: 20 },
      { heading: words.inShort, lines: inShort, keep: 2 },
      ...lists,
    ],
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(inCapitals(blocks)), foot].filter(Boolean).join('\n\n')
}

export function bullet(point: Point): string {
  return `- ${lineOf(point)}`
}
