import { describe, expect, it } from 'vitest'
import { detailRowsOf as details } from '../../../testing/detail-rows.ts'

describe('measured values', () => {
  it('outside of the limits that their rows give come first, and the others are left out', async () => {
    const found = await details(`Water test of the well at Elm Farm

We took the sample on 3 May 2027. You should boil the water until 1 June 2027.

Substance | Found | Limit | Last year
Nitrate | 61 mg/l | ≤ 50 mg/l | 38 mg/l
Iron | 0.1 mg/l | ≤ 0.2 mg/l | 0.1 mg/l
Acidity | 5.9 | 6.5 - 9.5 | 6.8
Manganese | 0.02 mg/l | < 0.05 mg/l | 0.02 mg/l`)
    expect(found[0]).toBe('Nitrate: Found: 61 mg/l; Limit: ≤ 50 mg/l; Last year: 38 mg/l')
    expect(found[1]).toContain('Acidity')
    expect(found.join('\n')).not.toMatch(/Iron|Manganese/u)
  })

  it('that are flagged come first', async () => {
    const found = await details(`Blood test of 3 May 2027

Please come back to our surgery by 12 May 2027 and bring your list of medicines.

Test | Result | Flag | Unit
Calcium | 2.91 | H | mmol/l
Sodium | 140 | | mmol/l
Iron | 4 | L | µmol/l`)
    expect(found[0]).toContain('Calcium')
    expect(found[1]).toContain('Iron')
    expect(found.join('\n')).not.toContain('Sodium')
  })

  it('are told as before where all of them are as they should be', async () => {
    const found = await details(`Water test of the well at Elm Farm

Substance | Found | Limit
Nitrate | 21 mg/l | ≤ 50 mg/l
Iron | 0.1 mg/l | ≤ 0.2 mg/l`)
    expect(found.join('\n')).toContain('Nitrate: Found: 21 mg/l')
  })

  it('are read with decimal commas, below a column that tells the most there may be', async () => {
    const found = (
      await details(`Prüfbericht Trinkwasser

Wir haben die Probe am 4. Mai 2027 in der Küche der Schule entnommen.

Stoff | Messwert | Einheit | Grenzwert
Blei | 0,014 | mg/l | 0,010
Nitrat | 23 | mg/l | 50
Keime | 1.200 | KBE/100 ml | 100`)
    ).join('\n')
    expect(found).toContain('Blei: Messwert: 0,014 mg/l; Grenzwert: 0,010 mg/l')
    expect(found).toContain('Keime: Messwert: 1.200')
    expect(found).not.toContain('Nitrat')
  })
})
