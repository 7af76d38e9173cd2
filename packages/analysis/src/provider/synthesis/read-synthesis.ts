import { type ListField, listFields } from '@precis/domain'
import type { DraftItem } from '../../model-output/drafts.ts'
import { readItem, readText } from '../../model-output/normalize-item.ts'
import { isJsonObject } from '../../model-output/read-json-object.ts'
import { synthesisLimits } from '../prompts/synthesis-prompt.ts'

/** What a model writes from numbered statements. Neither its text nor its numbers are believed yet. */
export interface DraftJoined extends Pick<DraftItem, 'text' | 'level'> {
  readonly from: readonly number[]
}

export interface DraftSynthesis {
  readonly documentType: string
  readonly mainPurpose: DraftJoined | undefined
  readonly summary: readonly DraftJoined[]
  readonly lists: Readonly<Record<ListField, readonly DraftJoined[]>>
  readonly questions: readonly DraftJoined[]
}

const mostQuestions = 5
const mostFrom = 30

/** Brings a synthesis into shape; undefined when it holds no summary. */
export function readSynthesis(reply: unknown): DraftSynthesis | undefined {
  if (!isJsonObject(reply)) return undefined
  const summary = readJoined(reply.summary, synthesisLimits.summary)
  if (summary.length === 0) return undefined
  return {
    documentType: readText(reply.documentType).slice(0, 80),
    mainPurpose: readJoined(reply.mainPurpose, 1)[0],
    summary,
    lists: Object.fromEntries(
      listFields.map((field) => [field, readJoined(reply[field], synthesisLimits[field])]),
    ) as Record<ListField, DraftJoined[]>,
    questions: readJoined(reply.suggestedQuestions, mostQuestions),
  }
}

function readJoined(value: unknown, most: number): DraftJoined[] {
  const values = Array.isArray(value) ? value : [value]
  const joined: DraftJoined[] = []
  for (const entry of values.slice(0, 10 * most)) {
    const item = readItem(entry)
    if (item === undefined || joined.length >= most) continue
    const level = item.level === undefined ? {} : { level: item.level }
    joined.push({
      text: item.text,
      from: isJsonObject(entry) ? readNumbers(entry.from) : [],
      ...level,
    })
  }
  return joined
}

function readNumbers(value: unknown): number[] {
  const values = Array.isArray(value) ? value.slice(0, mostFrom) : [value]
  return values.flatMap((entry) => {
    const number = Number(
      readText(entry)
        .replace(/^\[?S?/iu, '')
        .replace(/\]$/u, ''),
    )
    return Number.isInteger(number) && number > 0 ? [number] : []
  })
}
