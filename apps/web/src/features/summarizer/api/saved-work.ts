import { analysisModeSchema, analysisResultSchema, citationSchema } from '@precis/domain'
import * as z from 'zod/mini'
import { draftKey, workKey } from './tab-storage.ts'

const span = { start: z.int(), end: z.int() }

const savedWorkSchema = z.object({
  userId: z.string(),
  job: z.object({
    kind: z.enum(['file', 'photos', 'paste']),
    name: z.string(),
    sizeBytes: z.nullable(z.number()),
    mode: analysisModeSchema,
    language: z._default(z.nullable(z.string()), null),
  }),
  document: z.object({
    kind: z.enum(['pdf', 'docx', 'doc', 'rtf', 'txt', 'md', 'photo', 'paste']),
    content: z.string(),
    pages: z.array(
      z.object({
        number: z.int(),
        ...span,
        source: z.enum(['text', 'ocr', 'blank', 'unread', 'failed']),
        confidence: z.exactOptional(z.number()),
        turn: z.exactOptional(z.literal([0, 90, 180, 270])),
        review: z.exactOptional(z.enum(['corrected', 'confirmed'])),
        readAs: z.exactOptional(z.string()),
      }),
    ),
    sections: z.array(z.object({ title: z.string(), level: z.int(), ...span })),
    ocrLanguage: z.exactOptional(z.enum(['eng', 'deu', 'fra', 'spa', 'ita', 'por'])),
  }),
  title: z.nullable(z.string()),
  /** Read, but not sent: whoever opened it is still to say whether to go on. */
  isHeld: z._default(z.boolean(), false),
  result: z.nullable(analysisResultSchema),
  messages: z.array(
    z.object({
      id: z.int(),
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      citations: z.array(citationSchema),
      nearest: z.array(citationSchema),
      isError: z.boolean(),
    }),
  ),
})

/** A document read in this tab and what came of it, kept for the tab alone. */
export type SavedWork = z.infer<typeof savedWorkSchema>

const savedDraftSchema = z.object({ userId: z.string(), text: z.string() })

function read<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    sessionStorage.removeItem(key)
  }
}

/** Keeps the work of this tab; where it does not fit, nothing is kept. */
export function saveWork(work: SavedWork): void {
  write(workKey, work)
}

/** The work that this user left in this tab. */
export function loadWork(userId: string): SavedWork | null {
  const work = read(workKey, savedWorkSchema)
  return work?.userId === userId ? work : null
}

export function dropWork(): void {
  sessionStorage.removeItem(workKey)
}

export function saveDraft(userId: string, text: string): void {
  if (text === '') sessionStorage.removeItem(draftKey)
  else write(draftKey, { userId, text })
}

export function loadDraft(userId: string): string {
  const draft = read(draftKey, savedDraftSchema)
  return draft?.userId === userId ? draft.text : ''
}
