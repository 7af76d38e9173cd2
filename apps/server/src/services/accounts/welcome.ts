import type { Policy } from '@precis/domain'
import type { DocumentKey } from '../analysis/document-key.ts'
import type { Payments } from '../payments/ports.ts'
import type { Caller } from './ports.ts'

interface Context {
  readonly payments: Pick<Payments, 'grantWelcome'>
  readonly policy: Policy
  /** A keyed hash; what it names here is an address instead of a user's document. */
  readonly documentKey: DocumentKey
}

/** Gives somebody the documents of their welcome, once for their verified address. Whether they were given now. */
export async function welcome(
  { payments, policy, documentKey }: Context,
  { userId, email }: Caller,
): Promise<boolean> {
  const { welcomeDocuments, creditValidityDays } = policy
  if (welcomeDocuments === 0 || email === '') return false
  const addressKey = await documentKey('welcome', email.trim().toLowerCase())
  const outcome = await payments.grantWelcome(
    userId,
    addressKey,
    welcomeDocuments,
    creditValidityDays,
  )
  return outcome === 'granted'
}
