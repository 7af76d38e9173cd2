import { expect, it } from 'vitest'
import { callBody } from './call-body.ts'

it('sends a short text as it is', async () => {
  expect(await callBody({ action: 'x' }, 'Some text.')).toEqual({
    action: 'x',
    content: 'Some text.',
  })
})

it('puts a long text together to the same JSON, characters on the seams included', async () => {
  const fields = { action: 'x', history: [{ role: 'user', content: '"' }] }
  for (const start of ['', 'a', 'ab']) {
    const content = start + '😀"\\\n\u0001é'.repeat(100_000)
    const body = await callBody(fields, content)
    if (!(body instanceof Blob)) throw new Error('one piece')
    expect(body.type).toBe('application/json')
    expect(JSON.parse(await body.text())).toEqual({ ...fields, content })
  }
})
