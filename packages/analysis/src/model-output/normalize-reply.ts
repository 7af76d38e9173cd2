import { type ListField, listFields, notMentioned } from '@precis/domain'
import { splitSentences } from '../text/sentences.ts'
import type { DraftAnswer, DraftItem, DraftSource, DraftSummary } from './drafts.ts'
import { readItem, readItems, readSources, readText } from './normalize-item.ts'
import { isJsonObject } from './read-json-object.ts'

type Fields = Record<string, unknown>

const knownFields = ['documentType', 'mainPurpose', 'summary', ...listFields]

/**
 * Brings a model's summary into shape: single values for lists, null or missing lists, plain strings for items, wrong
 * types, over-long items, a wrapping object. Undefined when it holds nothing of a summary.
 */
export function normalizeSummaryReply(reply: unknown): DraftSummary | undefined {
  const fields = unwrap(reply, (candidate) => knownFields.some((field) => field in candidate))
  if (fields === undefined) return undefined
  const attached = sourcesByItem(fields.citations)
  const sourced = (field: string, items: readonly DraftItem[]): DraftItem[] =>
    items.map((item, index) => {
      const more = attached.get(`${field}:${index}`) ?? []
      return more.length === 0 ? item : { ...item, sources: [...item.sources, ...more] }
    })
  const lists = Object.fromEntries(
    listFields.map((field) => [field, sourced(field, readItems(fields[field]))]),
  ) as Record<ListField, DraftItem[]>
  const draft: DraftSummary = {
    title: readText(fields.title).slice(0, 300),
    documentType: readText(fields.documentType).slice(0, 80),
    mainPurpose: sourced('mainPurpose', readItems(fields.mainPurpose))[0],
    summary: readSummary(fields.summary, attached.get('summary:0') ?? []),
    lists: { ...lists, risks: withLevels(lists.risks, fields.riskLevels) },
    questions: readItems(fields.suggestedQuestions),
  }
  return isEmptyDraft(draft) ? undefined : draft
}

function isEmptyDraft(draft: DraftSummary): boolean {
  return (
    draft.mainPurpose === undefined &&
    draft.summary.length === 0 &&
    listFields.every((field) => draft.lists[field].length === 0) &&
    draft.documentType === ''
  )
}

/** True when the model found nothing to say about its part. */
export function saysNothing(draft: DraftSummary): boolean {
  return draft.summary.length === 0 && listFields.every((field) => draft.lists[field].length === 0)
}

/** Brings a model's answer into shape; undefined when there is no answer in it. */
export function normalizeAnswerReply(reply: unknown): DraftAnswer | undefined {
  const isAnswer = (candidate: Fields) =>
    ['answer', 'result', 'found'].some((field) => field in candidate)
  const fields = unwrap(reply, isAnswer)
  if (fields === undefined) return undefined
  const item = readItem(fields.answer ?? fields.result)
  const answer = item?.text ?? ''
  const isFound =
    fields.found !== false && answer !== '' && !answer.toLowerCase().startsWith(absentStart)
  if (answer === '' && fields.found !== false) return undefined
  const own = [fields.sources, fields.citations, fields.quotes].flatMap(readSources)
  return { isFound, answer, sources: [...(item?.sources ?? []), ...own] }
}

const absentStart = notMentioned.toLowerCase()

function unwrap(reply: unknown, isWanted: (fields: Fields) => boolean): Fields | undefined {
  if (!isJsonObject(reply)) return undefined
  const values = Object.values(reply)
  const inner = values[0]
  if (values.length === 1 && isJsonObject(inner) && isWanted(inner)) return inner
  return isWanted(reply) ? reply : undefined
}

function readSummary(value: unknown, attached: readonly DraftSource[]): DraftItem[] {
  if (typeof value !== 'string') return readItems(value)
  const sentences = splitSentences(value).map(({ start, end }) => value.slice(start, end))
  if (attached.length === 0) return sentences.map((text) => ({ text, sources: [] }))
  return readItems({ text: value, sources: attached })
}

function withLevels(risks: readonly DraftItem[], levels: unknown): DraftItem[] {
  const given = Array.isArray(levels) ? levels : []
  return risks.map((risk, index) => {
    const level = risk.level ?? readItem({ text: 'x', level: given[index] })?.level
    return level === undefined ? risk : { ...risk, level }
  })
}

function sourcesByItem(citations: unknown): Map<string, DraftSource[]> {
  const found = new Map<string, DraftSource[]>()
  if (!Array.isArray(citations)) return found
  for (const citation of citations) {
    if (!isJsonObject(citation) || typeof citation.field !== 'string') continue
    const key = `${citation.field}:${Number(citation.index ?? 0)}`
    found.set(key, [...(found.get(key) ?? []), ...readSources(citation)])
  }
  return found
}
