import { AsyncLocalStorage } from 'node:async_hooks'

export type LinkKind = 'signup' | 'recovery'

/** A link that the account service wants mailed to a user. */
export interface WantedLink {
  readonly userId: string
  readonly kind: LinkKind
}

const context = new AsyncLocalStorage<WantedLink[]>()

/** Runs a request of the account service and gathers the links it wants mailed. */
export async function gatherLinks<T>(
  run: () => Promise<T>,
): Promise<{ result: T; links: readonly WantedLink[] }> {
  const links: WantedLink[] = []
  const result = await context.run(links, run)
  return { result, links }
}

/** The account service's own mailer. It sends nothing: its tokens are kept in clear, so the gateway makes and emails its own. */
export function createAuthMailer() {
  const want = (kind: LinkKind) => (_: string, __: string, ___: string, to: { userId: string }) => {
    context.getStore()?.push({ userId: to.userId, kind })
    return Promise.resolve()
  }
  const refuse = (): Promise<void> =>
    Promise.reject(new Error('This kind of mail is not sent by Precis'))
  return {
    sendConfirmation: want('signup'),
    sendRecovery: want('recovery'),
    sendMagicLink: refuse,
    sendEmailChange: refuse,
    sendReauthentication: refuse,
  }
}
