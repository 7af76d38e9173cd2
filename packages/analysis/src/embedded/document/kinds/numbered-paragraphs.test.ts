import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

it('takes numbers in brackets before paragraphs for no citations, and leaves them out of points', async () => {
  const rules = [
    'The pool is open from 7 am to 9 pm.',
    'Swimmers must shower before they enter the water.',
    'Children under eight must be accompanied by an adult.',
    'Glass bottles are forbidden on the terrace.',
    'Whoever breaks these rules may be banned for a year.',
    'The club is not liable for valuables left in the lockers.',
    'Members must renew their card before 31 January 2028.',
    'A guest pays £6 a day.',
  ]
  const content = `Rules of the Tarn Road pool\n\n${rules.map((rule, at) => `[${at + 1}] ${rule}`).join('\n\n')}`
  const summary = await engine.summarize({ content, mode: 'general' })
  expect(summary.documentType).not.toContain('esearch')
  expect(summary.recommendations).toContain('Members must renew their card before 31 January 2028.')
  expect(summary.risks).toContain('Whoever breaks these rules may be banned for a year.')
})

it('takes a line out of the middle of a paragraph for no heading', async () => {
  const content = `Charter of the Orrin Valley Choir (v2)

Agreed on 4 May 2021.

1. Introduction

This charter describes how the choir is led and how it makes
decisions about concerts. It does not say who may sing
in which voice, or what anybody pays for music.

2. Bodies

Each decision is made by the members, by the chair or by the
committee. Members may overrule the committee.`
  expect(await engine.title({ content })).toBe('Charter of the Orrin Valley Choir (v2)')
  const { documentType } = await engine.summarize({ content, mode: 'general' })
  expect(documentType).not.toBe('Decision')
})
