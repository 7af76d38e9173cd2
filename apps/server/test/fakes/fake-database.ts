import { randomUUID } from 'node:crypto'
import { AppError, type Profile } from '@precis/domain'
import type { AnalysisFacts, Credits, ModelUse } from '../../src/services/analysis/ports.ts'
import type { CapturedMail, PendingEmail } from '../../src/services/email/ports.ts'
import type { PaymentRecord, Payments } from '../../src/services/payments/ports.ts'
import type { Database } from '../../src/services/ports.ts'

type Settlement = Awaited<ReturnType<Credits['settle']>>

interface Lease {
  token: string
  userId: string
  documentKey: string
  isRepeat: boolean
  isCharged?: boolean
}

/** What is left of a pack; the oldest is used first. */
interface Lot {
  readonly transactionId: string
  readonly userId: string
  left: number
}

/** Keeps everything in memory, with the rules of the real one as far as the routes can see them. */
export class FakeDatabase implements Database {
  readonly description = 'memory'
  readonly tokens = new Map<string, string>()
  readonly profiles = new Map<string, Profile>()
  readonly lots: Lot[] = []
  readonly leases = new Map<string, Lease>()
  readonly settlements = new Map<string, Settlement>()
  readonly analyses = new Map<
    string,
    { userId: string; documentKey: string; facts: AnalysisFacts; summaryKeys: string[] }
  >()
  readonly ledger = new Map<string, PaymentRecord>()
  readonly disputed = new Map<string, { status: PaymentRecord['status']; withdrawn: number }>()
  /** Payments to be checked with the provider again. */
  readonly duePayments: string[] = []
  readonly pendingPayments: string[] = []
  readonly pendingEmails: PendingEmail[] = []
  readonly handledEmails: [id: string, outcome: string | number][] = []
  readonly counts = new Map<string, number>()
  readonly emails: CapturedMail[] = []
  readonly forwarded: Request[] = []
  renewals = 0
  /** Abandoned runs by user, and how many are free. */
  readonly abandoned = new Map<string, number>()
  freeAbandoned = Number.POSITIVE_INFINITY
  readonly uses: [userId: string, use: ModelUse][] = []
  /** What the day of every user still holds. */
  charactersLeft = Number.POSITIVE_INFINITY
  titlesLeft = Number.POSITIVE_INFINITY
  isLeaseLost = false
  settleFailure: unknown = null
  notReady: string | null = null
  answer: (request: Request) => Response = () => Response.json({ ok: true })
  supabase: Database['supabase'] = {
    kind: 'embedded',
    url: null,
    publishableKey: 'publishable',
    handle: async (request) => {
      this.forwarded.push(request.clone())
      return this.answer(request)
    },
  }

  addUser(name: string, { limit = 0, used = 0 } = {}): { id: string; token: string } {
    const id = randomUUID()
    const token = `${name}.access.token`
    this.tokens.set(token, id)
    this.profiles.set(id, {
      id,
      full_name: name,
      email: `${name}@example.org`,
      subscription_type: limit > 0 ? 'paid' : 'free',
      documents_limit: limit,
      documents_used: used,
      last_reset_date: null,
      deleted: false,
      deleted_at: null,
    })
    if (limit > used) {
      this.lots.push({ transactionId: `first of ${id}`, userId: id, left: limit - used })
    }
    return { id, token }
  }

  readonly accounts: Database['accounts'] = {
    identify: async (token) => {
      const userId = this.tokens.get(token)
      const profile = this.profiles.get(userId ?? '')
      if (userId === undefined || !profile) return null
      return {
        userId,
        email: profile.email ?? '',
        sessionId: `session of ${userId}`,
        canUseModel:
          profile.documents_used < profile.documents_limit ||
          [...this.analyses.values()].some((analysis) => analysis.userId === userId),
      }
    },
    loadProfile: async (userId) => this.profiles.get(userId) ?? null,
    exportData: async (userId) => {
      const profile = this.profiles.get(userId)
      return profile ? { account: { email: profile.email } } : null
    },
    deleteAccount: async (userId) => {
      this.profiles.delete(userId)
      for (const [id, payment] of this.ledger) {
        if (payment.userId === userId) this.ledger.set(id, { ...payment, userId: null })
      }
    },
  }

  readonly credits: Credits = {
    begin: async (userId, documentKey, characters) => {
      const profile = this.profile(userId)
      if (characters > this.charactersLeft) throw new AppError('rate_limited')
      const isRepeat = [...this.analyses.values()].some(
        (analysis) => analysis.userId === userId && analysis.documentKey === documentKey,
      )
      if (!isRepeat && profile.documents_limit === 0) return { outcome: 'no_credits' }
      if (!isRepeat && profile.documents_used >= profile.documents_limit) {
        return { outcome: 'limit_reached' }
      }
      if ([...this.leases.values()].some((lease) => lease.userId === userId)) {
        return { outcome: 'analysis_running', retryAfterSeconds: 7 }
      }
      const token = randomUUID()
      this.leases.set(token, { token, userId, documentKey, isRepeat })
      this.charactersLeft -= characters
      const mayLeave = (this.abandoned.get(userId) ?? 0) < this.freeAbandoned
      return { outcome: 'leased', token, isRepeat, mayLeave }
    },
    renew: async (token) => {
      this.renewals += 1
      return !this.isLeaseLost && this.leases.has(token)
    },
    sweep: async () => undefined,
    release: async (token) => {
      this.leases.delete(token)
    },
    abandon: async (userId, token) => {
      this.leases.delete(token)
      this.abandoned.set(userId, (this.abandoned.get(userId) ?? 0) + 1)
    },
    charge: async (token) => {
      const lease = this.leases.get(token)
      if (!lease) throw new AppError('usage_failed')
      const profile = this.profile(lease.userId)
      if (profile.documents_used >= profile.documents_limit) throw new AppError('limit_reached')
      if (!lease.isRepeat) this.use(profile)
      lease.isCharged = true
    },
    settle: async (token, facts, summaryKey) => {
      if (this.settleFailure) throw this.settleFailure
      const before = this.settlements.get(token)
      if (before) return before
      const lease = this.leases.get(token)
      if (!lease) throw new AppError('usage_failed')
      this.leases.delete(token)
      const profile = this.profile(lease.userId)
      if (!lease.isRepeat && !lease.isCharged) this.use(profile)
      const known = [...this.analyses].find(([, a]) => a.documentKey === lease.documentKey)?.[0]
      const documentId = known ?? randomUUID()
      const summaryKeys = [summaryKey, ...(this.analyses.get(documentId)?.summaryKeys ?? [])]
      this.analyses.set(documentId, { ...lease, facts, summaryKeys })
      const usage = { used: profile.documents_used, limit: profile.documents_limit }
      this.settlements.set(token, { documentId, usage })
      return { documentId, usage }
    },
    countQuestion: async ({ userId, documentId, key: documentKey, cap }) => {
      const analysis = this.analyses.get(documentId)
      if (analysis?.userId !== userId || analysis.documentKey !== documentKey) return false
      return this.count(`question ${documentId}`, cap)
    },
    countExport: async ({ userId, documentId, key: summaryKey, cap }) => {
      const analysis = this.analyses.get(documentId)
      if (analysis?.userId !== userId || !analysis.summaryKeys.includes(summaryKey)) return false
      return this.count(`export ${documentId}`, cap)
    },
    countTitle: async () => {
      this.titlesLeft -= 1
      return this.titlesLeft >= 0
    },
    recordUse: async (userId, use) => {
      this.uses.push([userId, use])
    },
  }

  /** Keyed hashes of the addresses that had their free documents. */
  readonly welcomed = new Set<string>()

  readonly payments: Payments = {
    record: async ({ validityDays: _, ...payment }) => {
      this.ledger.set(payment.transactionId, { ...payment, status: 'open', createdAt: Date.now() })
    },
    find: async (id) => this.ledger.get(id) ?? null,
    findOpen: async (userId, provider, amountCents, documents) =>
      [...this.ledger.values()].find(
        (payment) =>
          payment.status === 'open' &&
          payment.userId === userId &&
          payment.provider === provider &&
          payment.amountCents === amountCents &&
          payment.documents === documents,
      ) ?? null,
    mark: async (id, status) => {
      const payment = this.ledger.get(id)
      if (payment?.status !== 'open') return false
      this.ledger.set(id, { ...payment, status })
      return true
    },
    claimUnsettled: async (provider) => {
      const due = this.duePayments.splice(0)
      return due.flatMap((id) => this.ledger.get(id) ?? []).filter((p) => p.provider === provider)
    },
    notePending: async (id) => {
      this.pendingPayments.push(id)
    },
    grant: async (id) => {
      const payment = this.ledger.get(id)
      if (!payment) throw new AppError('payment_unknown')
      if (payment.status === 'granted' || payment.status === 'refunded') return 'already_granted'
      const profile = this.profiles.get(payment.userId ?? '')
      if (!profile) return 'user_gone'
      this.ledger.set(id, { ...payment, status: 'granted' })
      this.lots.push({ transactionId: id, userId: profile.id, left: payment.documents })
      profile.documents_limit += payment.documents - profile.documents_used
      profile.documents_used = 0
      profile.subscription_type = 'paid'
      return 'granted'
    },
    grantWelcome: async (userId, addressKey, documents) => {
      if (this.welcomed.has(addressKey)) return 'welcomed_before'
      this.welcomed.add(addressKey)
      const profile = this.profile(userId)
      profile.documents_limit += documents
      return 'granted'
    },
    markRefunded: async (id) => {
      const payment = this.ledger.get(id)
      this.disputed.delete(id)
      if (!payment) return
      this.withdraw(id)
      this.ledger.set(id, { ...payment, status: 'refunded' })
    },
    markDisputed: async (id) => {
      const payment = this.ledger.get(id)
      if (!payment || payment.status === 'refunded') return
      this.disputed.set(id, { status: payment.status, withdrawn: this.withdraw(id) })
      this.ledger.set(id, { ...payment, status: 'refunded' })
    },
    closeDispute: async (id, isWon) => {
      const payment = this.ledger.get(id)
      if (!payment) return 'unknown'
      const before = this.disputed.get(id)
      if (!before) return 'not_disputed'
      this.disputed.delete(id)
      if (!isWon) return 'lost'
      this.ledger.set(id, { ...payment, status: before.status })
      if (before.status !== 'granted') return 'not_granted'
      this.withdraw(id, -before.withdrawn)
      return 'reinstated'
    },
    findReceipt: async (userId, id) => {
      const payment = this.ledger.get(id)
      if (payment?.userId !== userId || payment.status !== 'granted') return null
      const { transactionId, provider, amountCents, currency, documents } = payment
      const paidAt = '2026-11-01T10:00:00+00:00'
      return { transactionId, provider, amountCents, currency, documents, paidAt, expiresAt: null }
    },
  }

  readonly emailOutbox: Database['emailOutbox'] = {
    claim: async () => this.pendingEmails.splice(0),
    complete: async (pending, outcome) => {
      this.handledEmails.push([pending.id, outcome])
    },
    postpone: async (pending, seconds) => {
      this.handledEmails.push([pending.id, seconds])
    },
  }

  readonly mailbox: Database['mailbox'] = {
    send: async (mail) => {
      this.emails.unshift({ ...mail, date: '2026-11-01T10:00:00.000Z' })
    },
    list: async () => this.emails,
  }

  readonly callCounter = null
  auditCredits = async () => []

  secret = async () => new Uint8Array(32).fill(7)
  readiness = async () => this.notReady
  figures = async () => {
    if (this.notReady !== null) throw new AppError('not_ready')
    const profiles = [...this.profiles.values()]
    return {
      accounts: profiles.length,
      documents_left: profiles.reduce(
        (sum, each) => sum + each.documents_limit - each.documents_used,
        0,
      ),
      analyses_running: this.leases.size,
      payments_open: [...this.ledger.values()].filter(({ status }) => status === 'open').length,
      payments_not_granted: 0,
      emails_pending: this.pendingEmails.length,
      emails_given_up: 0,
    }
  }
  close = async () => undefined

  profile(userId: string): Profile {
    const profile = this.profiles.get(userId)
    if (!profile) throw new Error('no such profile')
    return profile
  }

  private use(profile: Profile): void {
    profile.documents_used += 1
    const lot = this.lots.find(({ userId, left }) => userId === profile.id && left > 0)
    if (lot) lot.left -= 1
  }

  /** Takes that many documents of a pack back, all that are left unless told; resolves to how many. */
  private withdraw(transactionId: string, documents?: number): number {
    const lot = this.lots.find((each) => each.transactionId === transactionId)
    const profile = this.profiles.get(lot?.userId ?? '')
    if (!lot || !profile) return 0
    const taken = documents ?? lot.left
    lot.left -= taken
    profile.documents_limit -= taken
    return taken
  }

  private count(key: string, cap: number): boolean {
    const next = (this.counts.get(key) ?? 0) + 1
    if (next > cap) throw new AppError('rate_limited', { retryAfterSeconds: 60 })
    this.counts.set(key, next)
    return true
  }
}
