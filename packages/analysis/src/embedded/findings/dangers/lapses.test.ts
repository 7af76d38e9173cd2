import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'

const lost: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'Unless the slip is back by noon on 3 May the booking falls away.'],
  ['en', 'Clauses 4 and 5 bind from signature.'],
  ['en', 'A claim not made within a year is extinguished.'],
  ['en', 'Without an answer the club is deemed to agree.'],
  ['en', 'The total liability of each side shall not exceed £9,000.'],
  ['en', 'For six months after the end the baker shall not work for a mill in town.'],
  ['de', 'Geht bis Freitag nichts ein, gilt es als abgelehnt.'],
  ['de', 'Für jeden Verstoß wird eine Strafe von 900 € fällig.'],
  ['fr', "Passée cette date, rien n'est remboursé."],
  ['fr', 'Après le 3 mai nous retiendrons la moitié.'],
  ['es', 'La oferta caduca el 3 de mayo.'],
  ['it', "L'offerta scade il 3 maggio."],
  ['pt', 'A proposta caduca no dia 3 de maio.'],
  ['nl', 'Na 3 mei vervalt de korting.'],
  ['pl', 'Po 3 maja oferta wygasa.'],
]

describe('what surely lapses, binds or is forfeited', () => {
  it.each(lost)('is told in %s by: %s', async (code, text) => {
    const { frames } = await loadLanguage(code)
    expect(text.search(frames.lapses)).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['en', 'The offer is open to all members.'],
    ['en', 'We return the deposit within 14 days.'],
    ['de', 'Die Angebote finden Sie im Heft.'],
    ['fr', 'La réunion est annulée.'],
  ] as const)('is not told in %s by: %s', async (code, text) => {
    const { frames } = await loadLanguage(code)
    expect(text.search(frames.lapses)).toBe(-1)
  })
})
