import type { Span } from '../../../text/sentences.ts'
import type { Reading } from '../../document/read.ts'
import type { TypedValue, ValueKind } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { overlaps } from '../lines/overlaps.ts'
import { tellsAccount } from './must-knows.ts'

/** What speaks for a finding as one of the details that a careful reader would list, and what against it. */
export const detailSignals = [
  'bias',
  'words',
  'fact',
  'action',
  'risk',
  'severe',
  'serious',
  'decided',
  'plea',
  'duty',
  'early',
  'names',
  'centroid',
  'firstOfBlock',
  'noun',
  'largestAmount',
  'amount',
  'plainNumber',
  'reference',
  'saidBefore',
  'penalty',
  'topics',
  'schedule',
  'row',
  'table',
  'sentence',
  'contactLabel',
  'short',
  'behindHeading',
  'rowOfMoney',
  'total',
  'minor',
  'defines',
  'account',
  'decision',
  'inRisks',
  'inTasks',
  'date',
  'money',
  'percent',
  'code',
  'deadline',
  'term',
  'rate',
  'contact',
  'condition',
  'calm',
  'lapses',
  'mayLeave',
  'toll',
  'sender',
  'figures',
] as const

export type DetailSignal = (typeof detailSignals)[number]
export type DetailSignals = Readonly<Record<DetailSignal, number>>

/** What is told as a risk or as something to do. */
export interface Told {
  readonly risks: readonly Span[]
  readonly tasks: readonly Span[]
}

export const nothingTold: Told = { risks: [], tasks: [] }

const shareOfOpening = 0.15
const shareOfSchedule = 0.25
const fewestTogether = 3
const largest = 3
const mostOfOne = 1.5
const fewWords = 8
const name = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu
/** A name in quotation marks, in front of what it means. */
const quoted = /^["“„«][^"”»“]{2,60}["”»“] /u
const endOfSentence = /[.!。！]$/u

/** Reads the signals of the findings of one document. */
export function createDetailSignals(
  reading: Reading,
  { risks, tasks }: Told,
): (found: WeighedUnit) => DetailSignals {
  const { content, findings, rules, words } = reading
  const amounts = findings.flatMap(({ values }) => values.filter(isMoney).map(amountOf))
  const ranked = [...new Set(amounts)].sort((a, b) => b - a).slice(0, largest)
  const [most = 0] = ranked
  const leastOfLargest = ranked.at(-1) ?? 0
  const firstPlaces = firstPlacesOf(findings)
  return (found) => {
    const { unit, values, topics, fact, action, risk, matches, centroid } = found
    const { kind, text } = unit
    const has = (name: ValueKind): number => values.filter((value) => value.kind === name).length
    const isAbout = (name: FactKind): number => flag(topics.includes(name))
    const isIn = (field: readonly Span[]): number => flag(field.some((one) => overlaps(one, unit)))
    const place = unit.start / Math.max(1, content.length)
    const own = values.filter(isMoney).map(amountOf)
    const ownMost = Math.max(0, ...own)
    const first = values[0]?.kind
    const isLabel = kind === 'label'
    const isRow = kind === 'row'
    const stands = unit.together >= fewestTogether && unit.columns.length < 3
    return {
      bias: 1,
      words: Math.log1p(words),
      fact,
      action: between(action, mostOfOne),
      risk: between(risk, mostOfOne),
      severe: Math.min(2, matches.severe),
      serious: Math.min(3, matches.serious),
      decided: Math.min(2, matches.decided),
      plea: matches.plea,
      duty: matches.duty,
      early: Math.max(0, 1 - place / shareOfOpening),
      names: (text.match(name)?.length ?? 0) / Math.max(4, unit.words),
      centroid,
      firstOfBlock: flag(unit.sentence.isFirstOfBlock),
      noun: flag(kind === 'sentence' && text.search(rules.labels.nouns) >= 0),
      largestAmount: flag(own.length > 0 && ownMost >= leastOfLargest),
      amount: own.length > 0 && most > 0 ? Math.log10(1 + ownMost) / Math.log10(1 + most) : 0,
      plainNumber: flag(values.length > 0 && values.every((value) => value.kind === 'number')),
      reference: flag(refersElsewhere(unit.value, rules)),
      saidBefore: flag(values.some((value) => isSaidBefore(value, unit.start, firstPlaces))),
      penalty: flag(topics.includes('penalty')),
      topics: Math.min(3, topics.length),
      schedule: flag(stands && place < shareOfSchedule),
      row: flag(isRow),
      table: isRow ? Math.log1p(unit.together) : 0,
      sentence: flag(endOfSentence.test(text)),
      contactLabel: flag(isLabel && topics[0] === 'contact'),
      short: flag(unit.words < fewWords),
      behindHeading: kind === 'sentence' ? Math.min(6, unit.behindHeading) : 0,
      rowOfMoney: flag(isRow && first === 'money'),
      minor: flag(kind !== 'sentence' && unit.label.search(rules.labels.minor) === 0),
      defines: flag(definesName(text, rules)),
      account: flag(tellsAccount(text, rules)),
      total: flag(unit.isLast && own.length > 0 && unit.together >= fewestTogether),
      decision: found.decision,
      inRisks: isIn(risks),
      inTasks: isIn(tasks),
      date: has('date'),
      money: has('money'),
      percent: has('percent'),
      code: has('code'),
      deadline: isAbout('deadline'),
      term: isAbout('term'),
      rate: isAbout('rate'),
      contact: isAbout('contact'),
      condition: matches.condition,
      calm: flag(found.isCalm),
      lapses: flag(found.lapses),
      mayLeave: flag(rules.phrases.readerMayLeave.test(text)),
      toll: found.toll,
      sender: flag(unit.namesSender),
      figures: unit.figures,
    }
  }
}

/** Whether a value only names where the value stands: `see clause 6`. */
export function refersElsewhere(value: string, { phrases }: Language): boolean {
  return phrases.refersElsewhere.test(value)
}

/** Whether a sentence says what a word of the document means. */
function definesName(text: string, { phrases }: Language): boolean {
  const name = quoted.exec(text)?.[0]
  return name !== undefined && followedBy(phrases.defines, '', '^').test(text.slice(name.length))
}

function flag(isTrue: boolean): number {
  return isTrue ? 1 : 0
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

function isMoney({ kind }: TypedValue): boolean {
  return kind === 'money'
}

const cents = /[.,]\p{Nd}{2}(?!\p{Nd})/u

/** An amount in whole units: `1.250,00 €` is 1250. */
function amountOf({ text }: TypedValue): number {
  const digits = /\p{Nd}[\p{Nd}.,'’\s]*/u.exec(text.normalize('NFKC'))?.[0] ?? '0'
  return Number(digits.replace(cents, '').replace(/\D/gu, ''))
}

/** Where each value of a document stands first. */
function firstPlacesOf(findings: readonly WeighedUnit[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const { unit, values } of findings) {
    for (const value of values) {
      const key = keyOf(value)
      places.set(key, Math.min(unit.start, places.get(key) ?? unit.start))
    }
  }
  return places
}

function isSaidBefore(
  value: TypedValue,
  start: number,
  places: ReadonlyMap<string, number>,
): boolean {
  return value.kind !== 'number' && (places.get(keyOf(value)) ?? start) < start
}

function keyOf({ text }: TypedValue): string {
  return text.replace(/\s/gu, '')
}
