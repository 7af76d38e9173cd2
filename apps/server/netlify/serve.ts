import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError, toErrorBody } from '@precis/domain'
import { createLogger } from '../src/adapters/logger.ts'
import { openHosted } from '../src/adapters/supabase/open-hosted.ts'
import { createApp } from '../src/app.ts'
import { type Env, readEnv } from '../src/env.ts'
import type { WorkTracker } from '../src/lifecycle/work-tracker.ts'
import { openServices, type Services } from '../src/open-services.ts'

/** What the host tells of a call. */
export interface HostContext {
  readonly ip?: string
  readonly requestId?: string
}

/** The host takes bodies of at most 6 MB, in which a character may take six bytes. */
const maxContentCharacters = 900_000
/** The host ends a call after 60 seconds: what takes longer is ended before, with its message and at no cost. */
const maxCallMs = 55_000
/** Laid beside the function by `included_files` of netlify.toml. */
const build = {
  site: join(process.cwd(), '.netlify-pages/site'),
  bundle: join(process.cwd(), '.netlify-pages/bundle'),
}
const log = createLogger()
let opened: Promise<Opened> | undefined

/**
 * Answers a call of a serverless host with the same application. It needs a Supabase project (`SUPABASE_*`): functions
 * share no disk, so an embedded database would be another one in each of them. Its instances count calls together in that
 * project.
 */
export async function serve(request: Request, context: HostContext): Promise<Response> {
  try {
    opened ??= open()
    const { app, services } = await opened
    const { work } = services.deps
    const timer = setTimeout(() => endWork(work), maxCallMs)
    const answer = await app.fetch(request, { peerAddress: context.ip })
    // A summary is written while the answer is already under way.
    void work.idle().then(() => clearTimeout(timer))
    return answer
  } catch (error) {
    opened = undefined
    log.error({ err: error }, 'the function could not start')
    const body = toErrorBody('not_ready', context.requestId ?? crypto.randomUUID())
    return Response.json(body, { status: 503, headers: { 'X-Content-Type-Options': 'nosniff' } })
  }
}

/** Called by the host's clock: between calls no timer of ours runs. */
export async function sendDueEmails(): Promise<void> {
  opened ??= open()
  await (await opened).services.sendDueEmails()
}

/** As {@link sendDueEmails}, for payments that nobody tells us of. */
export async function checkPayments(): Promise<void> {
  opened ??= open()
  await (await opened).services.checkPayments()
}

/** What was ended once stays ended: the next call opens the services again. */
function endWork(work: WorkTracker): void {
  opened = undefined
  work.abort(new AppError('provider_timeout', { detail: 'the time of a function is over' }))
}

interface Opened {
  readonly app: ReturnType<typeof createApp>
  readonly services: Services
}

async function open(): Promise<Opened> {
  const env = withHostLimits(readEnv(process.env))
  const project = env.hosted
  if (project === null) {
    throw new AppError('not_ready', { detail: 'SUPABASE_URL is needed on a serverless host' })
  }
  const services = await openServices(env, {
    log,
    build,
    openDatabase: async (options) => openHosted(options, project),
    // An instance answers one call at a time: a thread would gain nothing and cost its start.
    hasThreads: false,
  })
  return { app: createApp(services.deps), services }
}

function withHostLimits(env: Env): Env {
  // Only the temporary directory can be written to; nothing of worth is kept there.
  const dataDir = join(tmpdir(), 'precis')
  const { policy } = env
  const most = Math.min(policy.maxContentCharacters, maxContentCharacters)
  return { ...env, dataDir, policy: { ...policy, maxContentCharacters: most } }
}
