import { defaultPolicy, errorCatalogue } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'

const exportPath = '/.netlify/functions/export-account'
const receiptPath = '/.netlify/functions/send-receipt'

async function withPurchase(overrides: Parameters<typeof makeApp>[0] = {}) {
  const made = makeApp(overrides)
  const ada = made.database.addUser('ada')
  await made.post('/.netlify/functions/checkout', {}, ada.token)
  const [transaction_id = ''] = made.database.ledger.keys()
  await made.request('/checkout/test', {
    method: 'POST',
    body: new URLSearchParams({ session: transaction_id }),
  })
  await made.post('/.netlify/functions/activate-payment', { transaction_id }, ada.token)
  return { ...made, ada, transaction_id }
}

describe('the data of an account', () => {
  it('come as a JSON file that nothing keeps', async () => {
    const { post, database } = makeApp()
    const ada = database.addUser('ada')
    const answer = await post(exportPath, {}, ada.token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="precis-data.json"',
    )
    expect(await answer.json()).toMatchObject({
      about: expect.stringContaining('Precis stores'),
      made_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      account: { email: 'ada@example.org' },
    })
  })

  it('are for who is signed in, some times a minute', async () => {
    const { post, database } = makeApp()
    const ada = database.addUser('ada')
    expect((await post(exportPath, {})).status).toBe(401)
    for (let count = 0; count < 6; count += 1) await post(exportPath, {}, ada.token)
    const answer = await post(exportPath, {}, ada.token)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a receipt', () => {
  it('is mailed again to the address of the account', async () => {
    const { post, database, ada, transaction_id } = await withPurchase()
    expect((await post(receiptPath, { transaction_id }, ada.token)).status).toBe(204)
    expect(database.emails).toMatchObject([
      {
        to: 'ada@example.org',
        subject: 'Your receipt from Precis',
        text: expect.stringContaining(transaction_id),
      },
    ])
  })

  it('is nothing to anybody else, and none for what was not paid', async () => {
    const { post, database, ada, transaction_id } = await withPurchase()
    const eve = database.addUser('eve')
    expect((await post(receiptPath, { transaction_id }, eve.token)).status).toBe(404)
    expect((await post(receiptPath, { transaction_id: 'cs_none' }, ada.token)).status).toBe(404)
    expect((await post(receiptPath, { transaction_id: 7 }, ada.token)).status).toBe(400)
    expect((await post(receiptPath, { transaction_id })).status).toBe(401)
    expect(database.emails).toEqual([])
  })

  it('that cannot be mailed is told', async () => {
    const send = async () => {
      throw new Error('the relay is down')
    }
    const { post, ada, transaction_id } = await withPurchase({ mailer: { send } })
    const answer = await post(receiptPath, { transaction_id }, ada.token)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({
      code: 'mail_failed',
      error: errorCatalogue.mail_failed.message,
    })
  })
})

describe('a welcome', () => {
  const path = '/.netlify/functions/welcome'
  const policy = { ...defaultPolicy, welcomeDocuments: 2 }

  it('is given once for an address, whose hash alone is kept', async () => {
    const { post, database } = makeApp({ policy })
    const ada = database.addUser('ada')
    expect(await (await post(path, {}, ada.token)).json()).toEqual({ granted: true })
    expect(await (await post(path, {}, ada.token)).json()).toEqual({ granted: false })
    const [key = ''] = database.welcomed
    expect(key.length).toBeGreaterThanOrEqual(16)
    expect(key).not.toContain('ada')
  })

  it('is given nowhere by default, and to nobody without a session', async () => {
    const { post, database } = makeApp()
    const ada = database.addUser('ada')
    expect(await (await post(path, {}, ada.token)).json()).toEqual({ granted: false })
    expect(database.welcomed.size).toBe(0)
    expect((await makeApp({ policy }).post(path, {})).status).toBe(401)
  })
})
