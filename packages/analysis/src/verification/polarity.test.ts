import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../text/language-codes.ts'
import { createStemmer } from '../text/words/tokens.ts'
import { turnsRound } from './polarity.ts'

function turns(statement: string, content: string, language: LanguageCode = 'en'): boolean {
  const spans = [{ start: 0, end: content.length }]
  return turnsRound(content, statement, spans, createStemmer(language))
}

describe('turnsRound', () => {
  it.each([
    ['Dogs are allowed in the flat.', 'Dogs are not allowed in the flat.'],
    ['The tenant may not paint the second bedroom.', 'Tenant may paint the second bedroom white.'],
    ['Storm damage to fences is covered.', 'Storm damage to fences is not covered.'],
    ['Part payment cancels the notice.', 'Acceptance of part payment does not cancel the notice.'],
    ['The operator may work for more than 20 minutes.', 'He may work for no more than 20 minutes.'],
    ['The grant is compatible with other aid.', 'The grant is incompatible with any other aid.'],
    [
      'Notice is sent, and the deposit can be used as rent.',
      'The deposit can not be used as rent.',
    ],
  ])('sees that %j says the opposite of %j', (statement, content) => {
    expect(turns(statement, content)).toBe(true)
  })

  it.each([
    ['de', 'Hunde sind in der Wohnung erlaubt.', 'Hunde sind in der Wohnung nicht erlaubt.'],
    ['fr', 'Les chiens sont admis au jardin.', 'Les chiens ne sont pas admis au jardin.'],
    ['es', 'La póliza cubre el hurto de dinero.', 'La póliza no cubre el hurto de dinero.'],
  ] as const)('sees it in %s', (language, statement, content) => {
    expect(turns(statement, content, language)).toBe(true)
    expect(turns(content, content, language)).toBe(false)
  })

  it.each([
    ['Accounts: closed when unused for 90 days', 'Accounts not used for 90 days are closed.'],
    ['Storage: below 25 degrees', 'Do not store above 25 degrees.'],
    ['The price holds until May.', 'The price holds until May if the condition is not met.'],
    ['Late fees are at most $120 in a month.', 'Late fees for a month are never more than $120.'],
    ['The claim is dismissed.', 'The claim is not well-founded and is dismissed.'],
    ['The landlord may not change locks.', 'Nothing here allows the landlord to change locks.'],
    ['Space No. 7 is in the rear lot.', 'Parking space 7 is in the rear lot.'],
    ['It takes 24 hours notice; in an emergency none, no notice.', 'He gives 24 hours notice.'],
    ['Interest runs on what is not paid.', 'Interest runs on any sum unpaid.'],
    ['Only residents may use the pool.', 'Nobody but residents may use the pool.'],
    ['Visitors pay at the gate.', 'Members do not pay for the summer party.'],
  ])('leaves %j beside %j', (statement, content) => {
    expect(turns(statement, content)).toBe(false)
  })
})
