import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { withoutUnasked } from '../unasked.ts'
import { soundsLikeTask } from './sounds-like-task.ts'

describe('a condition with its verb in front orders nothing', () => {
  it.each([
    ['de', 'Kündigen Sie nicht bis zum 19. Juli 2026, läuft der Liegeplatz ein Jahr weiter.'],
    ['de', 'Nehmen Sie die Absage bis zum 5. Mai zurück, zahlen Sie ein Jahr lang nur 9 €.'],
    ['de', 'Geben Sie den Schlüssel zu spät ab, so behalten wir die Kaution.'],
    ['de', 'Ziehen Sie mit dem Boot um, sind beide Liegeplätze einen Monat lang Ihre.'],
    ['nl', 'Neem je ontslag binnen een jaar na de cursus, dan betaal je 60% terug.'],
    ['nl', 'Zegt u niet voor 1 juni op, loopt de ligplaats een jaar door.'],
  ] as const)('in %s: %s', async (code, text) => {
    expect(soundsLikeTask(text, await loadLanguage(code))).toBe(false)
  })

  it.each([
    [
      'de',
      'Füllen Sie den Bogen aus, unterschreiben Sie ihn und senden Sie ihn bis 4. Juni zurück.',
    ],
    ['de', 'Zahlen Sie bis zum 4. Juni 2026, damit die Liste stimmt.'],
    ['de', 'Möchten Sie bleiben, müssen Sie dies bis zum 4. Juni melden.'],
    ['nl', 'Wil je meevaren, dan moet je je voor 3 mei aanmelden.'],
    ['nl', 'Stuur de kaart terug, het liefst voor 3 mei.'],
  ] as const)('but an order does in %s: %s', async (code, text) => {
    expect(soundsLikeTask(text, await loadLanguage(code))).toBe(true)
  })

  it('nor its first half alone', async () => {
    const text = 'Kündigen Sie nicht bis zum 19. Juli, müssen Sie noch ein Jahr zahlen.'
    const rest = withoutUnasked(text, await loadLanguage('de'))
    expect(rest).not.toContain('Kündigen')
    expect(rest).toContain('zahlen')
  })
})
