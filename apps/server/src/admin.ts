import { parseArgs } from 'node:util'
import { createStripePayments } from './adapters/stripe-payments.ts'
import type { OpenDatabase } from './adapters/supabase/database-store.ts'
import { openEmbedded } from './adapters/supabase/embedded/open-embedded.ts'
import { generateKeys } from './adapters/supabase/keys/keys.ts'
import { openDatabase } from './adapters/supabase/open-database.ts'
import type { FoundAccount } from './adapters/supabase/operator.ts'
import { createTestPayments } from './adapters/test-payments.ts'
import { type Env, readEnv } from './env.ts'
import { operatorDatabase, requireDatabase } from './operations/operator-database.ts'
import { runCommand } from './operations/run-command.ts'

const usage = `npm run admin -- user ADDRESS
npm run admin -- grant ADDRESS DOCUMENTS --reason "why"
npm run admin -- refund TRANSACTION --reason "why"
npm run admin -- prune DAYS
npm run admin -- rotate sessions`

await runCommand('admin', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  })
  const [verb, subject = '', amount = ''] = positionals
  if (verb === undefined || subject === '') throw new Error(`Say what to do:\n${usage}`)
  const reason = values.reason?.trim() ?? ''
  const env = readEnv(process.env)
  await requireDatabase(env)
  if (verb === 'rotate') return await rotate(env, subject)
  const database = await openDatabase(operatorDatabase(env))
  try {
    if (verb === 'user') return describe(await find(database, subject))
    if (verb === 'prune') return await prune(database, wholeNumber(subject, 30, 36_500))
    if (reason === '' && (verb === 'grant' || verb === 'refund')) {
      throw new Error('Say why, for the log: --reason "..."')
    }
    if (verb === 'grant') {
      const documents = wholeNumber(amount, 1, 100_000)
      return await grant(database, env, subject, documents, reason)
    }
    if (verb === 'refund') return await refund(database, env, subject, reason)
    throw new Error(`There is no "${verb}". Say what to do:\n${usage}`)
  } finally {
    await database.close()
  }
})

async function find({ operator }: OpenDatabase, address: string): Promise<FoundAccount> {
  const account = await operator.findAccount(address)
  if (account === null) throw new Error(`There is no account with the address ${address}.`)
  return account
}

function describe(account: FoundAccount): string {
  const left = account.documents_limit - account.documents_used
  const payments = account.payments.map(
    ({ transaction_id, provider, status, amount_cents, currency, documents }) =>
      `  ${transaction_id}  ${provider}  ${status}  ${documents} documents  ${(amount_cents / 100).toFixed(2)} ${currency.toUpperCase()}`,
  )
  return [
    `${account.email} (${account.id})`,
    `since ${account.created_at}, ${account.is_verified ? 'verified' : 'not verified'}, last signed in ${account.last_sign_in_at ?? 'never'}`,
    `${left} of ${account.documents_limit} documents left, ${account.analyses} analyses`,
    payments.length === 0 ? 'no payments' : 'payments:',
    ...payments,
  ].join('\n')
}

async function grant(
  database: OpenDatabase,
  env: Env,
  address: string,
  documents: number,
  reason: string,
): Promise<string> {
  const { id } = await find(database, address)
  const { creditValidityDays } = env.policy
  const given = await database.operator.grantDocuments(id, documents, creditValidityDays, reason)
  if (given === null) throw new Error('The account was deleted just now.')
  return `${address} has ${documents} more ${documents === 1 ? 'document' : 'documents'}, by ${given}.`
}

/** Gives the money back where there was some, then withdraws what is left of the pack. */
async function refund(
  database: OpenDatabase,
  env: Env,
  transactionId: string,
  reason: string,
): Promise<string> {
  const { payments, operator } = database
  const payment = await payments.find(transactionId)
  if (payment === null) throw new Error(`There is no payment ${transactionId}.`)
  if (payment.status !== 'granted' && payment.status !== 'paid') {
    throw new Error(`That payment is ${payment.status}: there is nothing to give back.`)
  }
  if (payment.provider === 'stripe' && env.stripe === null) {
    throw new Error('It was paid through Stripe: set STRIPE_SECRET_KEY.')
  }
  if (payment.provider !== 'operator') {
    const provider =
      payment.provider === 'stripe' && env.stripe !== null
        ? createStripePayments(env.stripe)
        : createTestPayments(payments)
    await provider.refund(transactionId)
  }
  await payments.markRefunded(transactionId)
  await operator.logRefund(transactionId, reason)
  return `${transactionId} is refunded; what was left of its ${payment.documents} documents is withdrawn.`
}

async function prune({ operator }: OpenDatabase, days: number): Promise<string> {
  const { mails, days_of_use, checkouts } = await operator.prune(days)
  return `Removed what is older than ${days} days: ${mails} sent mails, ${days_of_use} days of model use, ${checkouts} unpaid checkouts.`
}

/** New secrets for tokens. Pages keep the public key and documents their names, so nobody is signed out and nothing is charged again. */
async function rotate(env: Env, what: string): Promise<string> {
  if (what !== 'sessions') throw new Error(`There is no key of "${what}".\n${usage}`)
  if (env.hosted !== null) throw new Error('A hosted Supabase project rotates its own keys.')
  const embedded = await openEmbedded(operatorDatabase(env))
  try {
    const { jwtSecret, secretKey } = generateKeys()
    const keys = { ...embedded.keys, jwtSecret, secretKey }
    await embedded.transaction((sql) => embedded.replaceKeys(sql, keys))
    return 'The keys of sessions are new. Restart every process: tokens given out before are worth nothing then.'
  } finally {
    await embedded.close()
  }
}

function wholeNumber(text: string, least: number, most: number): number {
  const number = Number(text)
  if (!/^\d+$/u.test(text) || number < least || number > most) {
    throw new Error(`"${text}" is no whole number from ${least} to ${most}.`)
  }
  return number
}
