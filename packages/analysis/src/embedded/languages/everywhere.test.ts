import { expect, it } from 'vitest'
import { everywhere } from './everywhere.ts'
import { loadLanguage } from './load-language.ts'

it('takes every match of a phrase away, and is made once', async () => {
  const { unlessClause } = (await loadLanguage('en')).phrases
  const text = 'Pay unless it rains. Stay unless it snows.'
  expect(text.replace(everywhere(unlessClause), '')).toBe('Pay . Stay .')
  expect(everywhere(unlessClause)).toBe(everywhere(unlessClause))
  expect(unlessClause.global).toBe(false)
})
