import { randomUUID } from 'node:crypto'
import { reportEvent } from './stripe-events.ts'
import type { openStripeStub } from './stripe-stub-server.ts'
import { visit } from './visitor.ts'

export type ActionKind = 'purchase' | 'analysis'
/** Sees every request on its way, so that a server can be killed in the middle of one. */
export type Watch = <T>(kind: ActionKind, request: Promise<T>) => Promise<T>

interface Document {
  readonly content: string
  documentId: string | null
}

const password = 'paperweight'

function newDocument(): Document {
  const content = `Lease ${randomUUID()}. The tenant shall pay rent of $3,400 per month on the first business day. The lease runs for five years from 1 March 2025. The tenant may end the lease after thirty-six months with six months' written notice.`
  return { content, documentId: null }
}

function accepted(answer: Response): Response {
  if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer
}

/** Somebody who pays at the payment provider, has documents read, and records what the server said. */
export async function openCustomer(
  origin: string,
  provider: Awaited<ReturnType<typeof openStripeStub>>,
  watch: Watch = (_, request) => request,
) {
  const email = `customer-${randomUUID()}@example.test`
  const visitor = await visit(origin)
  const joined = await visitor.signUp(email, password)
  if (joined.error) throw joined.error
  accepted(await visitor.followMail(email))
  const entered = await visitor.signIn(email, password)
  if (entered.error) throw entered.error
  /** What was paid, and whether the server said that it knows. */
  const payments = new Map<string, boolean>()
  const documents: Document[] = []

  const rows = async (table: string, filter: Record<string, string> = {}) => {
    const { data, error } = await visitor.supabase.from(table).select('*').match(filter)
    if (error) throw error
    return data as Record<string, unknown>[]
  }
  const send = ({ content }: Document) =>
    visitor.ai({ action: 'chatCompletion', systemPrompt: 'summary', content })

  return {
    visitor,
    payments,
    documents,
    rows,
    /** Opens a checkout and pays; nobody tells the server. */
    async pay(): Promise<string> {
      const answer = await watch('purchase', visitor.post('/.netlify/functions/checkout', {}))
      const { url } = (await accepted(answer).json()) as { url: string }
      const transaction = new URL(url).pathname.split('/').at(-1) ?? ''
      provider.pay(transaction)
      payments.set(transaction, false)
      return transaction
    },
    /** Comes back to the success page. */
    async activate(transaction_id: string): Promise<void> {
      const path = '/.netlify/functions/activate-payment'
      accepted(await watch('purchase', visitor.post(path, { transaction_id })))
      payments.set(transaction_id, true)
    },
    /** The provider reports the payment, signed. */
    async report(transaction: string): Promise<void> {
      const object = { id: transaction, object: 'checkout.session', payment_status: 'paid' }
      const request = reportEvent(origin, 'checkout.session.completed', object)
      accepted(await watch('purchase', request))
      payments.set(transaction, true)
    },
    /** Has a new document read. */
    async read(): Promise<void> {
      const document = newDocument()
      documents.push(document)
      const answer = await watch('analysis', send(document))
      document.documentId = (await accepted(answer).json()).documentId
    },
    /** Has a new document read, and loses the answer. */
    async readInVain(): Promise<void> {
      const document = newDocument()
      documents.push(document)
      await accepted(await send(document)).body?.cancel()
    },
    /** Sends a document once more, and answers with status and document. */
    async readAgain(document: Document) {
      const answer = await send(document)
      const body = (await answer.json()) as { documentId?: string }
      if (body.documentId) document.documentId = body.documentId
      return { status: answer.status, ...body }
    },
  }
}

export type Customer = Awaited<ReturnType<typeof openCustomer>>
