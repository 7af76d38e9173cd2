import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { withoutBackground } from './background.ts'

it.each([
  ['en', 'If the boat is damaged, you pay for the repair.', 'damaged'],
  ['en', 'The fee is lost because the season was cancelled.', 'cancelled'],
  ['en', 'Upon termination of the lease the keys are handed over.', 'termination'],
  ['de', 'Ist das Boot beschädigt, zahlen Sie die Reparatur.', 'beschädigt'],
  ['ja', '船が壊れた場合は、修理代をお支払いいただきます。', '壊れた'],
] as const)('leaves out why and when (%s): %s', async (code, text, word) => {
  expect(withoutBackground(text, await loadLanguage(code))).not.toContain(word)
})

it.each([
  ['en', 'Return the oars, otherwise the deposit is forfeited.', 'forfeited'],
  ['fr', 'En cas de retard le club garde la caution.', 'garde la caution'],
  ['en', 'If you row at night we may suspend you until you say sorry.', 'we may suspend'],
] as const)('keeps what comes of it (%s): %s', async (code, text, words) => {
  expect(withoutBackground(text, await loadLanguage(code))).toContain(words)
})
