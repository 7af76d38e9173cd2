import { type RiskLevel, riskLevelSchema } from '@precis/domain'
import { splitSentences } from '../text/sentences.ts'
import type { DraftItem, DraftSource } from './drafts.ts'
import { isJsonObject } from './read-json-object.ts'

const maxItems = 60
const maxItemLength = 700
const maxSources = 6
const textKeys = [
  'text',
  'point',
  'sentence',
  'item',
  'description',
  'content',
  'question',
  'value',
  'title',
  'risk',
]
const sourceKeys = ['sources', 'source', 'citations', 'citation', 'evidence', 'quotes']
const levelKeys = ['level', 'severity', 'riskLevel']

/** Any scalar as trimmed text; everything else as nothing. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return ''
}

/** The items of a list, or of what stands where a list should be. */
export function readItems(value: unknown): DraftItem[] {
  const values = Array.isArray(value) ? value.flat(2) : [value]
  return values.slice(0, maxItems).flatMap((entry) => {
    const item = readItem(entry)
    return item === undefined ? [] : [item]
  })
}

export function readItem(value: unknown): DraftItem | undefined {
  if (!isJsonObject(value)) {
    const text = shorten(readText(value))
    return isNothing(text) ? undefined : { text, sources: [] }
  }
  const text = shorten(firstText(value, textKeys))
  if (isNothing(text)) return undefined
  const sources = [...sourceKeys.flatMap((key) => readSources(value[key])), ...ownSource(value)]
  const level = readLevel(firstText(value, levelKeys))
  const item = { text, sources: sources.slice(0, maxSources) }
  return level === undefined ? item : { ...item, level }
}

/** Passage numbers and quotes, however they are wrapped. */
export function readSources(value: unknown): DraftSource[] {
  if (Array.isArray(value)) return value.flatMap(readSources)
  if (typeof value === 'number') return [{ passage: value, quote: '' }]
  if (typeof value === 'string') {
    const passage = /^\s*\[?#?(\d{1,5})\]?\s*$/u.exec(value)?.[1]
    if (passage !== undefined) return [{ passage: Number(passage), quote: '' }]
    return value.trim() === '' ? [] : [{ passage: undefined, quote: value.trim() }]
  }
  return isJsonObject(value) ? ownSource(value) : []
}

function ownSource(value: Record<string, unknown>): DraftSource[] {
  const quote = typeof value.quote === 'string' ? value.quote.trim() : ''
  const number = Number.parseInt(readText(value.passage).replace(/^\[?#?/u, ''), 10)
  const passage = Number.isNaN(number) ? undefined : number
  if (quote === '' && passage === undefined) return []
  return [{ passage, quote }]
}

function firstText(value: Record<string, unknown>, keys: readonly string[]): string {
  for (const key of keys) {
    const text = readText(value[key])
    if (text !== '') return text
  }
  return ''
}

function readLevel(text: string): RiskLevel | undefined {
  const level = text.toLowerCase()
  const parsed = riskLevelSchema.safeParse(level)
  if (parsed.success) return parsed.data
  if (/^(?:critical|severe|very high|major)$/u.test(level)) return 'high'
  if (/^(?:moderate|mid)$/u.test(level)) return 'medium'
  return /^(?:minor|very low)$/u.test(level) ? 'low' : undefined
}

function isNothing(text: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(text) ||
    /^(?:none|null|n\/?a|undefined|not (?:applicable|mentioned|specified))\.?$/iu.test(text)
  )
}

function shorten(text: string): string {
  if (text.length <= maxItemLength) return text
  const whole = splitSentences(text).filter(({ end }) => end <= maxItemLength)
  const last = whole.at(-1)
  if (last !== undefined) return text.slice(0, last.end)
  const cut = text.lastIndexOf(' ', maxItemLength - 1)
  const at = cut > maxItemLength / 2 ? cut : maxItemLength - 1
  return `${text.slice(0, at).replace(/[\ud800-\udbff]$/u, '')}…`
}
