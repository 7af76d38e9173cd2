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

describe('sanitizeLine', () => {
  it('takes bullets, emphasis, numbering and passage marks away', () => {
    expect(sanitizeLine('- **Rent** is due [#12] .', unknown)).toBe('Rent is due.')
    expect(sanitizeLine('3. Pay\n the rent', unknown)).toBe('Pay the rent')
    expect(sanitizeLine('3.5 % interest', unknown)).toBe('3.5 % interest')
  })
})
