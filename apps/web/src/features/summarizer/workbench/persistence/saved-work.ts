import {
  analysisModeSchema,
  analysisResultSchema,
  checkSchema,
  citationSchema,
  pointRefSchema,
  summarySchema,
} from '@precis/domain'
import { documentKinds } from '@precis/extraction'
import { detailKinds } from '@precis/redaction'
import * as z from 'zod/mini'
import { sentCallSchema } from '../../sent-calls/sent-call.ts'
import type { Choices } from '../work-state.ts'
import { choicesKey, draftKey, workKey } from './tab-storage.ts'
import { readPieces } from './text-pieces.ts'

const span = { start: z.int(), end: z.int() }

/** A document that was read. */
export const readDocumentSchema = z.object({
  kind: z.enum(documentKinds),
  content: z.string(),
  pages: z.array(
    z.object({
      number: z.int(),
      ...span,
      source: z.enum(['text', 'ocr', 'blank', 'unread', 'failed']),
      confidence: z.exactOptional(z.number()),
      turn: z.exactOptional(z.literal([0, 90, 180, 270])),
      isSkipped: z.exactOptional(z.literal(true)),
      review: z.exactOptional(z.enum(['corrected', 'confirmed'])),
      readAs: z.exactOptional(z.string()),
    }),
  ),
  sections: z.array(z.object({ title: z.string(), level: z.int(), ...span })),
  ocrLanguage: z.exactOptional(z.enum(['eng', 'deu', 'fra', 'spa', 'ita', 'por'])),
})

export const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  section: z.string(),
  question: z.nullable(z.string()),
  citations: z.array(citationSchema),
})

const savedWorkSchema = z.object({
  userId: z.string(),
  job: z.object({
    kind: z.enum(['file', 'photos', 'paste']),
    name: z.string(),
    sizeBytes: z.nullable(z.number()),
    mode: analysisModeSchema,
    language: z._default(z.nullable(z.string()), null),
  }),
  document: readDocumentSchema,
  /** Length of a content that is kept in pieces of its own; the document's then is empty. */
  pieced: z._default(z.int(), 0),
  title: z.nullable(z.string()),
  /** Read, but not sent: whoever opened it is still to say whether to go on. */
  isHeld: z._default(z.boolean(), false),
  result: z.nullable(analysisResultSchema),
  /** What is hidden of it in all that is sent. */
  hiding: z._default(
    z.nullable(
      z.object({
        details: z.array(
          z.object({
            kind: z.enum(detailKinds),
            value: z.string(),
            placeholder: z.string(),
            places: z.array(z.object(span)),
            isHidden: z.boolean(),
          }),
        ),
        sent: z.nullable(summarySchema),
      }),
    ),
    null,
  ),
  calls: z._default(z.array(sentCallSchema), []),
  messages: z.array(
    z.object({
      id: z.int(),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      citations: z.array(citationSchema),
      nearest: z.array(citationSchema),
      checks: z.exactOptional(z.array(checkSchema)),
      isError: z.boolean(),
    }),
  ),
  /** A question that waits for a connection. */
  asked: z._default(z.string(), ''),
  /** What was kept before there were notes has none. */
  notes: z._default(z.array(noteSchema), []),
  kept: z._default(z.array(pointRefSchema), []),
})

/** A document and what came of it. */
export type SavedWork = Omit<z.infer<typeof savedWorkSchema>, 'pieced'>

const savedDraftSchema = z.object({ userId: z.string(), text: z.string() })
const savedChoicesSchema = z.object({
  userId: z.string(),
  mode: analysisModeSchema,
  language: z.nullable(z.string()),
})

function read<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a value as JSON; false, with nothing kept, where it does not fit. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    sessionStorage.removeItem(key)
    return false
  }
}

/** Work out of what was written as JSON. Throws when it is something else. */
export function parseWork(value: unknown): SavedWork {
  const { pieced: _, ...work } = savedWorkSchema.parse(value)
  return work
}

/** The work that this user left in this tab. */
export function loadWork(userId: string): SavedWork | null {
  const record = read(workKey, savedWorkSchema)
  if (record?.userId !== userId) return null
  const { pieced, ...work } = record
  if (pieced === 0) return work
  const content = readPieces(workKey, pieced)
  return content === null ? null : { ...work, document: { ...work.document, content } }
}

export function saveDraft(userId: string, text: string): void {
  if (text === '') sessionStorage.removeItem(draftKey)
  else writeKept(draftKey, { userId, text })
}

export function loadDraft(userId: string): string {
  const draft = read(draftKey, savedDraftSchema)
  return draft?.userId === userId ? draft.text : ''
}

/** Keeps in this tab what this user asks of the next document. */
export function saveChoices(userId: string, choices: Choices): void {
  writeKept(choicesKey, { userId, ...choices })
}

export function loadChoices(userId: string): Choices | null {
  const kept = read(choicesKey, savedChoicesSchema)
  return kept?.userId === userId ? { mode: kept.mode, language: kept.language } : null
}
