import { describe, expect, it } from 'vitest'
import { sanitizeLine, sanitizeText } from './sanitize-text.ts'

const unknown = () => false

describe('sanitizeText', () => {
  it.each([
    ['See [the terms](https://evil.example/x)', 'See the terms'],
    ['![pixel](https://evil.example/p.png?d=secret) Hello', 'pixel Hello'],
    ['<a href="javascript:alert(1)">Click</a> <img src=x onerror=alert(1)>', 'Click '],
    ['[[a](b)](javascript:alert(1))', 'a'],
    ['Go to https://evil.example/login.', 'Go to [link removed].'],
    ['javascript:alert(1)', '[link removed]'],
    ['The following data: a < b and c > d', 'The following data: a < b and c > d'],
    ['hidden\u202e\u200b\u0007text', 'hiddentext'],
  ])('makes %j inert', (text, plain) => {
    expect(sanitizeText(text, unknown)).toBe(plain)
  })

  it('keeps addresses that stand in the document', () => {
    const known = (address: string) => address === 'https://acme.example/terms'
    expect(sanitizeText('At https://acme.example/terms.', known)).toBe(
      'At https://acme.example/terms.',
    )
  })
})

describe('words between angle brackets', () => {
  const source = 'End each line with <CRLF>. Put <title> in <head>, never <script>, <img src=x>.'
  const known = (words: string) => source.includes(words)

  it.each(['<CRLF>', '<surname> of the <sender>', '<title> in <head>'])(
    'stay when they are no tags or stand in the source: %s',
    (text) => {
      expect(sanitizeText(text, known)).toBe(text)
    },
  )

  it.each(['<script>', '<img src=x>', '<b>', '<svg/onload=x>', '<!-- x -->', '<title onclick=x>'])(
    'go when a browser could act on them: %s',
    (text) => {
      expect(sanitizeText(text, known)).toBe('')
    },
  )
})

describe('sanitizeLine', () => {
  it('takes bullets, emphasis, numbering and passage marks away', () => {
    expect(sanitizeLine('- **Rent** is due [#12] .', unknown)).toBe('Rent is due.')
    expect(sanitizeLine('3. Pay\n the rent', unknown)).toBe('Pay the rent')
    expect(sanitizeLine('3.5 % interest', unknown)).toBe('3.5 % interest')
  })
})
