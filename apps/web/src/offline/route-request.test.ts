import { describe, expect, it } from 'vitest'
import { type RequestFacts, routeRequest } from './route-request.ts'

const origin = 'https://precis.example'
const files = new Set(['/icon.svg', '/before-paint.js', '/assets/index-a1.js'])

function wayOf(path: string, facts: Partial<RequestFacts> = {}) {
  const url = new URL(path, origin).href
  return routeRequest(
    { method: 'GET', mode: 'no-cors', hasRange: false, ...facts, url },
    origin,
    files,
  )
}

describe('the worker', () => {
  it.each(['/', '/help', '/analyze', '/auth?mode=update-password', '/no/such/page', '/developers'])(
    'answers the navigation to %s',
    (path) => expect(wayOf(path, { mode: 'navigate' })).toBe('page'),
  )

  it.each([
    '/assets/index-a1.js',
    '/assets/later-b2.js',
    '/pdfjs/cmaps/H.bcmap',
    '/tesseract/eng.traineddata.gz',
    '/icon.svg',
  ])('answers for the file %s', (path) => expect(wayOf(path)).toBe('file'))

  it('takes what other applications share, and no other form', () => {
    expect(wayOf('/share-target', { method: 'POST', mode: 'navigate' })).toBe('share')
    expect(wayOf('/share-target', { method: 'POST' })).toBe('leave')
    expect(wayOf('/share-target', { mode: 'navigate' })).toBe('page')
    expect(wayOf('/checkout/test', { method: 'POST', mode: 'navigate' })).toBe('leave')
  })

  it.each([
    '/auth/v1/token?grant_type=password',
    '/rest/v1/profiles?select=*',
    '/.netlify/functions/openai-analysis',
    '/config.json',
    '/checkout/test?session=1',
    '/checkout/pages.css',
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('leaves %s alone, opened in the window too', (path) => {
    expect(wayOf(path, { mode: 'cors' })).toBe('leave')
    expect(wayOf(path, { mode: 'navigate' })).toBe('leave')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('leaves every %s alone', (method) => {
    expect(wayOf('/', { method, mode: 'navigate' })).toBe('leave')
    expect(wayOf('/assets/index-a1.js', { method })).toBe('leave')
  })

  it('leaves other sites, parts of files, unknown files and their variants alone', () => {
    expect(wayOf('https://project.supabase.example/assets/index-a1.js')).toBe('leave')
    expect(wayOf('/assets/index-a1.js', { hasRange: true })).toBe('leave')
    expect(wayOf('/robots.txt')).toBe('leave')
    expect(wayOf('/icon.svg?text=secret')).toBe('leave')
    expect(wayOf('blob:https://precis.example/1234')).toBe('leave')
  })
})
