import { describe, expect, it } from 'vitest'
import { receiveShare, sharePath, takeShared } from './shared-files.ts'

function share(document: File | string): Promise<Response> {
  const body = new FormData()
  body.set('document', document)
  return receiveShare(new Request(`https://precis.example${sharePath}`, { method: 'POST', body }))
}

describe('a shared file', () => {
  it('is handed over once, to who knows its id', async () => {
    const response = await share(new File(['Rent is due.'], 'lease.pdf'))
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('location') ?? '', 'https://precis.example')
    expect(target.pathname).toBe('/analyze')
    const id = target.searchParams.get('shared') ?? ''
    expect(takeShared('another id')).toBeNull()
    expect(await takeShared(id)?.text()).toBe('Rent is due.')
    expect(takeShared(id)).toBeNull()
  })

  it('leads to the upload screen when there is none', async () => {
    const response = await share('only words')
    expect(response.headers.get('location')).toMatch(/\/analyze$/)
  })
})
