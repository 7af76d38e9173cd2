import { describe, expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'

const mail = {
  to: 'ada@example.org',
  subject: 'Confirm <your> address',
  text: 'Follow http://localhost:3000/auth?token=1&x=2 now.',
  html: '<p>Follow</p>',
}

describe('the development mailbox', () => {
  it('lists captured mail, newest first', async () => {
    const { request, database } = makeApp()
    await database.mailbox.send(mail)
    await database.mailbox.send({ ...mail, subject: 'Second' })
    const listed: unknown = await (await request('/dev/mailbox.json')).json()
    expect(listed).toEqual([
      { ...mail, subject: 'Second', date: expect.any(String) },
      { ...mail, date: expect.any(String) },
    ])
  })

  it('is readable as a page, with links and without markup of the mail', async () => {
    const { request, database } = makeApp()
    await database.mailbox.send(mail)
    const html = await (await request('/dev/mailbox')).text()
    expect(html).toContain('Confirm &lt;your&gt; address')
    expect(html).toContain('href="http://localhost:3000/auth?token=1&amp;x=2"')
  })

  it.each([
    ['another machine', { peerAddress: '192.168.1.9' }, {}, 'localhost'],
    ['an unknown stub', {}, {}, 'localhost'],
    [
      'a proxy on this machine',
      { peerAddress: '127.0.0.1' },
      { 'x-forwarded-for': '1.2.3.4' },
      'localhost',
    ],
    ['a page that rebinds its name', { peerAddress: '127.0.0.1' }, {}, 'evil.example'],
  ])('is closed to %s', async (_, env, headers, host) => {
    const { app } = makeApp()
    const answer = await app.request(`http://${host}:3000/dev/mailbox.json`, { headers }, env)
    expect(answer.status).toBe(404)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is open to %s', async (peerAddress) => {
    const { request } = makeApp()
    expect((await request('/dev/mailbox', {}, { peerAddress })).status).toBe(200)
  })

  it.each([
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'precis.example'],
    ['forwarded', 'for=1.2.3.4'],
    ['x-real-ip', '1.2.3.4'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '1.2.3.4'],
  ])('is closed to requests with %s, as are the metrics', async (name, value) => {
    const { request } = makeApp()
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/metrics']) {
      expect((await request(path, { headers: { [name]: value } })).status).toBe(404)
    }
  })

  it('asks everybody for the token while the public address is elsewhere, as the metrics do', async () => {
    const { request, deps } = makeApp({ publicUrl: 'https://precis.example' })
    const token = deps.operatorToken
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/metrics']) {
      expect((await request(path)).status).toBe(404)
      expect((await request(`${path}?token=${token}`, {}, {})).status).toBe(200)
      const headers = { authorization: `Bearer ${token}` }
      expect((await request(path, { headers }, {})).status).toBe(200)
      expect((await request(`${path}?token=${token}x`, {}, {})).status).toBe(404)
      expect((await request(`${path}?token=`, {}, {})).status).toBe(404)
    }
  })

  it('is gone once mail is sent for real', async () => {
    const { request } = makeApp({ capturesMail: false })
    expect((await request('/dev/mailbox')).status).toBe(404)
    expect((await request('/dev/mailbox.json')).status).toBe(404)
  })
})
