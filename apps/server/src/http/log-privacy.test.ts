import { describe, expect, it } from 'vitest'
import { aiPath, makeApp, summaryBody } from '../../test/fakes/test-app.ts'

const marks = {
  document: 'MARKED-DOCUMENT-TEXT',
  password: 'MARKED-PASSWORD',
  token: 'MARKED.TOKEN.VALUE',
  mail: 'marked-person@example.org',
}

describe('the log', () => {
  it('holds no document, password, token or mail address, whatever fails', async () => {
    const { post, request, database, engine, lines } = makeApp()
    const user = database.addUser('ada', { limit: 3 })
    const document = `${marks.document} about the roof.`
    await post(aiPath, summaryBody(document), user.token)
    engine.onSummarize = async () => {
      throw new Error(`cannot parse ${document}`, { cause: new SyntaxError(document) })
    }
    await post(aiPath, summaryBody(`${document} Again.`), user.token)
    await post(aiPath, `{"content": ${document}`, user.token)
    await post(aiPath, summaryBody(document), marks.token)
    database.answer = () => {
      throw Object.assign(new Error(`duplicate key ${marks.mail}`), { code: '23505' })
    }
    await post('/auth/v1/token?grant_type=password', {
      email: marks.mail,
      password: marks.password,
    })
    await request(`/auth/v1/verify?token=${marks.token}&email=${marks.mail}`)
    await request(`/${marks.document}/${marks.token}?access_token=${marks.token}`)

    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(7)
    expect(log).toContain('23505')
    for (const mark of Object.values(marks)) expect(log).not.toContain(mark)
    expect(log).not.toContain(user.token)
  })

  it('has one structured line for each request', async () => {
    const { request, lines } = makeApp()
    const response = await request('/rest/v1/profiles?id=eq.1')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        service: 'precis',
        method: 'GET',
        route: '/rest/v1/*',
        status: 200,
        requestId: response.headers.get('x-request-id'),
      }),
    ])
  })
})
