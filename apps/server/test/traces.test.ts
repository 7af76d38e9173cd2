import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDirectory } from './data/support/started-directory.ts'
import { openSmtpStub, plainText } from './support/smtp-stub-server.ts'
import { startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const content = 'Marigold rents the boathouse from Thistlewood for 3,400 dollars a month.'
const question = 'Who rents the boathouse?'
const email = 'marigold@example.test'

interface Span {
  readonly name: string
  readonly traceId: string
}

/** A collector on a loopback port that keeps what it was sent. */
async function openCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const spans = () =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
      ),
    ) as Span[]
  return { url: `http://127.0.0.1:${port}`, bodies, spans }
}

it('sends traces of requests, analyses, database calls and mails without a word of them', async () => {
  const collector = await openCollector()
  const smtp = await openSmtpStub()
  onTestFinished(() => smtp.close())
  const server = await startServer({
    DATA_DIR: await emptyDirectory(),
    SMTP_URL: smtp.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  onTestFinished(() => void server.stop('SIGKILL'))
  const visitor = await visit(server.origin)
  await visitor.signUp(email, 'paperweight')
  await expect.poll(() => smtp.received.length).toBe(1)
  const [mail] = smtp.received
  const link = /https?:\/\/\S+/.exec(mail ? plainText(mail) : '')?.[0] ?? ''
  await fetch(link, { redirect: 'manual' })
  await visitor.signIn(email, 'paperweight')
  await visitor.buyPack()
  const ask = { action: 'chatCompletion', content }
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const summary = await visitor.ai({ ...ask, systemPrompt: 'summary' }, headers)
  const { documentId } = (await summary.json()) as { documentId: string }
  const answer = await visitor.ai({ ...ask, systemPrompt: 'question', question, documentId })
  expect(answer.status).toBe(200)
  expect(await server.stop()).toBe(0)

  const spans = collector.spans()
  const names = new Set(spans.map(({ name }) => name))
  const request = 'POST /.netlify/functions/openai-analysis'
  for (const name of [
    request,
    'summary',
    'question',
    'queue',
    'mail',
    'database settle_analysis',
  ]) {
    expect(names).toContain(name)
  }
  const ofTrace = spans.filter((span) => span.traceId === traceId).map(({ name }) => name)
  expect(ofTrace).toEqual(
    expect.arrayContaining([request, 'summary', 'queue', 'database settle_analysis']),
  )
  const sent = collector.bodies.join('\n')
  const secrets = [email, 'Marigold', 'boathouse', 'paperweight', visitor.accessToken()]
  for (const secret of secrets) expect(sent).not.toContain(secret)
  expect(sent).not.toContain('verify?')
})
