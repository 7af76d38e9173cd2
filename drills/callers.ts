import { setTimeout } from 'node:timers/promises'
import type { Visitor } from './accounts.ts'
import { smallDocument } from './documents.ts'
import { summarize } from './summaries.ts'

export const callKinds = ['profile', 'question', 'summary'] as const
export type CallKind = (typeof callKinds)[number]

/** After which a call counts as never answered. */
const patienceMs = 45_000

export interface Call {
  readonly kind: CallKind
  /** When it was answered, by `performance.now()`. */
  readonly at: number
  readonly ms: number
  /** 0 when nobody answered. */
  readonly status: number
  /** Of the error, as the catalog names it; empty where nothing failed or nobody said. */
  readonly code: string
}

type Answer = Pick<Call, 'status' | 'code'>

const codeOf = (body: unknown) => String((body as { code?: unknown } | null)?.code ?? '')

export type Caller = Awaited<ReturnType<typeof openCaller>>

/** Somebody with credits who reads the profile, asks and has documents read; one that failed is sent again until it is read. */
export async function openCaller(visitor: Visitor) {
  const content = smallDocument()
  const first = await summarize(visitor, content)
  if (first.status !== 200) throw new Error(`the first summary answered ${first.status}`)
  const documentIds = [String(first.body['documentId'])]
  let waiting: string | null = null

  const send = async (kind: CallKind): Promise<Answer> => {
    if (kind === 'profile') {
      const { status, error } = await visitor.supabase.from('profiles').select('*')
      return { status, code: error?.code ?? '' }
    }
    if (kind === 'question') {
      const [documentId] = documentIds
      const question = 'How long does the lease run?'
      const body = { action: 'chatCompletion', systemPrompt: 'question', content, question }
      const answer = await visitor.ai({ ...body, documentId })
      return { status: answer.status, code: codeOf(await answer.json()) }
    }
    waiting ??= smallDocument()
    const { status, body } = await summarize(visitor, waiting)
    if (status !== 200) return { status, code: codeOf(body) }
    documentIds.push(String(body['documentId']))
    waiting = null
    return { status, code: '' }
  }
  const call = async (kind: CallKind): Promise<Call> => {
    const startedAt = performance.now()
    const nobody = { status: 0, code: '' }
    const answer = send(kind).catch(() => nobody)
    const { status, code } = await Promise.race([answer, setTimeout(patienceMs, nobody)])
    const at = performance.now()
    return { kind, at, ms: at - startedAt, status, code }
  }
  const rows = async (table: string, filter: Record<string, string>): Promise<number> => {
    const { data, error } = await visitor.supabase.from(table).select('*').match(filter)
    if (error) throw error
    return data.length
  }

  const compareBooks = async (): Promise<boolean> => {
    for (let turn = 0; waiting !== null && turn < 45; turn += 1) {
      const { status } = await call('summary')
      if (status !== 200) await setTimeout(1000)
    }
    const read = new Set(documentIds).size
    const [charged, analyzed] = [
      await rows('credit_ledger', { kind: 'use' }),
      await rows('analyses', {}),
    ]
    return waiting === null && charged === read && analyzed === read
  }

  return {
    call,
    /** Calls of every kind in turn until `isOver`. */
    async work(isOver: () => boolean, calls: Pick<Call[], 'push'>): Promise<void> {
      while (!isOver()) {
        for (const kind of callKinds) {
          calls.push(await call(kind))
          await setTimeout(20)
        }
      }
    },
    /** Whether every document has its one credit and every credit its document. */
    hasGoodBooks: () => Promise.race([compareBooks(), setTimeout(2 * patienceMs, false)]),
  }
}
