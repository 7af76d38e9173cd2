import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { detailRows } from '../../testing/detail-rows.ts'
import { verdictIn } from '../rows/verdict-words.ts'

const engine = createEmbeddedEngine()

const permit = `Borough of Tarnwick
Planning Department

Dear Ms Orrin,

You asked us for a permit for several works on your house. This letter tells you what we decided.

Our decision

Part of the works | Decision
Porch at the front (2.10 m) | Granted, on conditions
Balcony | Refused
Garage (18 m²) | Granted
Felling of the ash | Refused

The balcony is too close to the neighbor's window. You may object until 4 May 2027. The fee of £310 is due within six weeks.`

describe('tables of decisions', () => {
  it('are told whole, what was refused first, in conclusions, details and the answer', async () => {
    const summary = await engine.summarize({ content: permit, mode: 'general' })
    const rows = [
      'Balcony: Refused',
      'Felling of the ash: Refused',
      'Porch at the front (2.10 m): Granted, on conditions',
      'Garage (18 m²): Granted',
    ]
    expect(summary.conclusions.slice(0, 4)).toEqual(rows)
    expect(detailRows(summary)).toEqual(expect.arrayContaining(rows))
    const { result } = await engine.answer({ content: permit, question: 'What was decided?' })
    for (const row of rows) expect(result).toContain(row)
  })

  it('are told of lines with dots, and with a sentence between them', async () => {
    const { mainPurpose } = await engine.summarize({
      content: `CITY OF ORRIN

NOTICE OF DECISION - FOOD STALL PERMIT

DETERMINATION

  (1) Seats on the sidewalk ........ APPROVED IN PART, 7 tables and 16 seats, within the 178 sq. ft. that are marked on sheet A-2
  (2) Gas heaters .................. DENIED (Fire Code Sec. 30). Electric ones may be used without review
  (3) Platform ..................... DENIED. You may apply again in June 2027

You may appeal within 15 days. The fee of $110 is not refundable.`,
      mode: 'general',
    })
    expect(mainPurpose).toContain('Gas heaters: DENIED')
    expect(mainPurpose).toContain('APPROVED IN PART')
  })

  it('are found in other languages', async () => {
    const { conclusions } = await engine.summarize({
      mode: 'general',
      content: `Stadtverwaltung Ahrenfeld

Sehr geehrte Frau Lüdke,

über Ihren Antrag vom 3. März 2027 haben wir wie folgt entschieden.

Leistung | Entscheidung
Zuschuss zur Heizung | Abgelehnt
Zuschuss zum Dach | Bewilligt
Zuschuss zu den Fenstern | Teilweise bewilligt

Sie können bis zum 30. April 2027 Widerspruch einlegen.`,
    })
    expect(conclusions.slice(0, 3)).toEqual([
      'Zuschuss zur Heizung: Abgelehnt',
      'Zuschuss zu den Fenstern: Teilweise bewilligt',
      'Zuschuss zum Dach: Bewilligt',
    ])
  })

  it.each([
    ['en', ['Not met', 'FAILED', 'unmet'], ['Passed']],
    ['de', ['nicht bestanden'], ['bestanden']],
    ['fr', ['refusée', 'non conforme'], ['accordé']],
    ['es', ['denegada', 'no apto'], ['concedida']],
    ['it', ['respinta'], ['approvato']],
    ['pt', ['indeferido', 'reprovado'], ['deferido']],
    ['nl', ['niet geslaagd'], ['verleend']],
    ['pl', ['odmowa'], ['przyznano']],
    ['ru', ['отказано', 'не соответствует'], ['разрешено']],
    ['ar', ['مرفوض'], ['مقبول']],
    ['zh', ['不予批准'], ['批准']],
    ['ja', ['不合格', '却下'], ['合格', '許可']],
  ] as const)('are known by the words of %s', async (code, refused, granted) => {
    const language = await loadLanguage(code)
    expect(refused.filter((cell) => verdictIn(cell, language) !== 'refused')).toEqual([])
    expect(granted.filter((cell) => verdictIn(cell, language) !== 'granted')).toEqual([])
  })

  it.each([
    ['en', 'Metal'],
    ['en', 'passport'],
    ['de', 'Passwort'],
    ['fr', 'conformément'],
    ['fr', 'notre'],
  ] as const)('are no beginnings of other words of %s: %s', async (code, word) => {
    expect(verdictIn(word, await loadLanguage(code))).toBeUndefined()
  })
})
