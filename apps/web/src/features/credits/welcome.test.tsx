import { defaultPolicy } from '@precis/domain'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeNetwork } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, profileOf, testConfig } from '../../test/test-users.ts'
import { useCredit } from './api/usage.ts'
import { useWelcome } from './api/welcome.ts'

function Balance() {
  useWelcome()
  return <p>{useCredit()?.remaining ?? 'unknown'}</p>
}

function open(welcomeDocuments: number, limit: number) {
  let documents_limit = limit
  const net = fakeNetwork({
    'GET /config.json': () => ({ ...testConfig, policy: { ...defaultPolicy, welcomeDocuments } }),
    'GET /rest/v1/profiles': () => profileOf({ documents_limit, documents_used: 0 }),
    'GET /rest/v1/payments': () => [],
    'POST /.netlify/functions/welcome': () => {
      documents_limit = welcomeDocuments
      return { granted: true }
    },
  })
  keepSession()
  return { net, page: renderPage([{ path: '/', element: <Balance /> }]) }
}

it('asks for the documents that a new account gets for nothing, and shows them', async () => {
  const { net, page } = open(2, 0)
  const { container } = await page
  await waitFor(() => expect(container).toHaveTextContent('2'))
  expect(net.to('POST /.netlify/functions/welcome')).toHaveLength(1)
})

it.each([
  ['this site gives none', 0, 0],
  ['documents were had already', 2, 10],
])('asks for nothing where %s', async (_, welcomeDocuments, limit) => {
  const { net, page } = open(welcomeDocuments, limit)
  const { container } = await page
  await waitFor(() => expect(container).toHaveTextContent(String(limit)))
  expect(net.to('POST /.netlify/functions/welcome')).toHaveLength(0)
})
