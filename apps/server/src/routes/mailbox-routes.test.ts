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
    ['an unknown peer', {}, {}, 'localhost'],
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

  it('is gone once mail is sent for real', async () => {
    const { request } = makeApp({ capturesMail: false })
    expect((await request('/dev/mailbox')).status).toBe(404)
    expect((await request('/dev/mailbox.json')).status).toBe(404)
  })
})
