import assert from 'node:assert/strict'
import type { Customer } from './customer.ts'

const ids = (rows: readonly Record<string, unknown>[], column: string) =>
  rows.map((row) => String(row[column])).sort()

/** Page or webhook come once more for what was paid; then all of it is there, once. */
export async function assertPurchases(person: Customer, comesBy: 'page' | 'webhook') {
  for (const [transaction, isKnown] of person.payments) {
    if (isKnown) continue
    await (comesBy === 'page' ? person.activate(transaction) : person.report(transaction))
  }
  const granted = await person.rows('payments', { status: 'granted' })
  const paid = [...person.payments.keys()].sort()
  assert.deepEqual(ids(granted, 'transaction_id'), paid)
  assert.equal((await person.rows('credit_ledger', { kind: 'grant' })).length, paid.length)
}

/** Each credit taken has its document, whose result was sent or is had again for nothing. Answers how many were. */
export async function assertResults(person: Customer): Promise<number> {
  const charged = ids(await person.rows('analyses'), 'id')
  const uses = await person.rows('credit_ledger', { kind: 'use' })
  assert.deepEqual(ids(uses, 'analysis_id'), charged)
  const had = () => person.documents.flatMap(({ documentId }) => documentId ?? []).sort()
  for (const id of had()) assert.ok(charged.includes(id), `no credit was taken for ${id}`)
  const missing = charged.length - had().length
  if (missing === 0) return 0
  for (const document of person.documents.filter(({ documentId }) => documentId === null)) {
    await person.readAgain(document)
  }
  assert.deepEqual(had(), charged)
  assert.equal((await person.rows('credit_ledger', { kind: 'use' })).length, uses.length)
  return missing
}
