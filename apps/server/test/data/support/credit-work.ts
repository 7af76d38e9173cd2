import { AppError } from '@precis/domain'
import type { AnalysisFacts } from '../../../src/services/analysis/ports.ts'
import type { NewPayment } from '../../../src/services/payments/ports.ts'
import type { Database } from '../../../src/services/ports.ts'

interface Opened {
  readonly database: Database
}

/** What is kept of every analysis here. */
export const facts: AnalysisFacts = {
  engine: 'test',
  mode: 'general',
  language: 'en',
  characters: 1200,
  parts: 1,
  items: 12,
  durationMs: 12.7,
}

let keys = 0
/** The key of a document that nobody has analyzed. */
export function newKey(): string {
  keys += 1
  return `document-key-${String(keys).padStart(20, '0')}`
}

/** Begins an analysis that must get its lease. */
export async function lease(db: Opened, userId: string, key: string) {
  const begun = await db.database.credits.begin(userId, key, 1)
  if (begun.outcome !== 'leased') throw new Error(`begin answered ${begun.outcome}`)
  return begun
}

/** Analyzes a document of a key for a credit. */
export async function analyze(db: Opened, userId: string, key: string) {
  const { token } = await lease(db, userId, key)
  return db.database.credits.settle(token, facts, 'a-summary-key')
}

/** What a user has used, and of how much. */
export async function balance(db: Opened, userId: string): Promise<[number, number]> {
  const profile = await db.database.accounts.loadProfile(userId)
  return [profile?.documents_used ?? -1, profile?.documents_limit ?? -1]
}

/** The code of the error that a call ends with. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'nothing thrown'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

let payments = 0
/** A payment that nobody has recorded. */
export function newPayment(userId: string, extra: Partial<NewPayment> = {}): NewPayment {
  payments += 1
  return {
    transactionId: `pay_${process.pid}_${Date.now()}_${payments}`,
    userId,
    provider: 'test',
    amountCents: 500,
    currency: 'usd',
    documents: 10,
    validityDays: null,
    url: 'http://localhost:3000/checkout/test?session=x',
    ...extra,
  }
}

export const profileOf = (db: Opened, userId: string) => db.database.accounts.loadProfile(userId)

/** What the audit finds once the leases that slow tests left behind are swept, as the server does. */
export async function deviations(db: Opened) {
  await db.database.credits.sweep()
  return db.database.auditCredits()
}

/** Analyzes documents of which nobody has seen one before, a credit each. */
export async function useCredits(db: Opened, userId: string, times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) await analyze(db, userId, newKey())
}
