import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startedDirectory } from './data/support/started-directory.ts'
import { aiPath } from './fakes/test-app.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const closed = 'http://127.0.0.1:9'
const password = 'a-password-to-be-kept'
const marked = 'A sentence that nobody else should read.'

const given = {
  STRIPE_SECRET_KEY: 'sk_test_kept_from_everybody',
  STRIPE_WEBHOOK_SECRET: 'whsec_kept_from_everybody',
  GOOGLE_CLIENT_SECRET: 'google_kept_from_everybody',
  OPENAI_API_KEY: 'sk_model_kept_from_everybody',
}

// Every provider is at a closed port: what fails is told and logged, which is where secrets get out.
describe('what a server with secrets sends and writes', () => {
  let dataDir: string
  let server: ServerProcess
  const seen: string[] = []
  beforeAll(async () => {
    dataDir = await startedDirectory()
    server = await startServer({
      ...given,
      DATA_DIR: dataDir,
      GOOGLE_CLIENT_ID: 'client-1',
      STRIPE_API_URL: closed,
      OPENAI_BASE_URL: `${closed}/v1`,
    })
    const see = async (answer: Response) => {
      seen.push(JSON.stringify([...answer.headers]), await answer.text())
      return answer.status
    }
    const visitor = await visit(server.origin)
    const email = 'keeper@example.test'
    await visitor.signUp(email, password)
    await visitor.followMail(email)
    await visitor.signIn(email, password)
    for (const path of ['/', '/auth', '/analyze', '/settings', '/config.json', '/metrics', '/no']) {
      await see(await fetch(server.origin + path))
    }
    const statuses = [
      await see(await visitor.post('/.netlify/functions/checkout', {})),
      await see(
        await visitor.post('/.netlify/functions/activate-payment', { transaction_id: 'x' }),
      ),
      await see(await visitor.post('/.netlify/functions/stripe-webhook', {})),
      await see(await visitor.ai({ action: 'generateTitle', content: marked })),
      await see(await visitor.post(aiPath, { content: marked })),
      await see(await visitor.post('/.netlify/functions/export-account', {})),
      await see(await visitor.post('/rest/v1/rpc/grant_pack', { p_transaction: 'x' })),
      await see(await fetch(`${server.origin}/auth/v1/callback?code=x&state=y`)),
    ]
    expect(statuses).toEqual(expect.arrayContaining([400, 404, 502]))
    await server.stop()
    seen.push(server.output.stdout, server.output.stderr)
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  it('holds none of those it was given', () => {
    expect(seen.join('\n')).toContain('"payments":"stripe"')
    for (const secret of [...Object.values(given), password, marked]) {
      expect(seen.filter((text) => text.includes(secret))).toEqual([])
    }
  })

  it('holds none of those it made, but for the publishable key', async () => {
    const keys: Record<string, string> = JSON.parse(
      await readFile(join(dataDir, 'keys.json'), 'utf8'),
    )
    const { publishableKey = '', ...secret } = keys
    expect(seen.join('\n')).toContain(publishableKey)
    expect(Object.keys(secret).sort()).toEqual(['documentHash', 'jwtSecret', 'secretKey'])
    for (const key of Object.values(secret)) {
      expect(seen.filter((text) => text.includes(key))).toEqual([])
    }
  })
})
