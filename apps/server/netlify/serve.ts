import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError, toErrorBody } from '@precis/domain'
import { createLogger } from '../src/adapters/logger.ts'
import { createApp } from '../src/app.ts'
import { type Env, readEnv } from '../src/env.ts'
import { openServices } from '../src/open-services.ts'

/** What the host tells of a call. */
export interface HostContext {
  readonly ip?: string
  readonly requestId?: string
}

/** The host takes bodies of at most 6 MB, in which a character may take six bytes. */
const maxContentCharacters = 900_000
const log = createLogger()
let app: Promise<ReturnType<typeof createApp>> | undefined

/**
 * Answers a call of a serverless host with the same application. It needs a Supabase project (`SUPABASE_*`): functions
 * share no disk, so an embedded database would be another one in each of them. Its instances count calls together in that
 * project.
 */
export async function serve(request: Request, context: HostContext): Promise<Response> {
  try {
    app ??= open()
    return await (await app).fetch(request, { peerAddress: context.ip })
  } catch (error) {
    app = undefined
    log.error({ err: error }, 'the function could not start')
    const body = toErrorBody('not_ready', context.requestId ?? crypto.randomUUID())
    return Response.json(body, { status: 503, headers: { 'X-Content-Type-Options': 'nosniff' } })
  }
}

async function open(): Promise<ReturnType<typeof createApp>> {
  const env = withHostLimits(readEnv(process.env))
  if (env.hosted === null) {
    throw new AppError('not_ready', { detail: 'SUPABASE_URL is needed on a serverless host' })
  }
  const { deps } = await openServices(env, {
    log,
    build: { site: '/nonexistent', bundle: '/nonexistent' },
  })
  return createApp(deps)
}

function withHostLimits(env: Env): Env {
  // Only the temporary directory can be written to; nothing of worth is kept there.
  const dataDir = join(tmpdir(), 'precis')
  return { ...env, dataDir, policy: { ...env.policy, maxContentCharacters } }
}
