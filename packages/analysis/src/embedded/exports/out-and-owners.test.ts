import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { loadLanguage } from '../languages/load-language.ts'
import { withoutOtherEndings } from './matters/not-ending.ts'
import { mayBeName, ownerIn } from './tasks/owner.ts'
import { composeExport } from './write-export.ts'

const english = await loadLanguage('en')
const french = await loadLanguage('fr')

describe('the way out', () => {
  it('is none where something else ends', () => {
    for (const said of [
      'If your flight is cancelled, cover goes on for two days.',
      'Tell us within ten days if the lease ends.',
      'Revoke every old API key by Friday.',
      'It supersedes the letter of 3 May.',
      'Le contrat peut être résilié dix jours plus tard.',
      'Cette police annule et remplace celle de mai.',
    ])
      expect(
        withoutOtherEndings(
          said,
          said.startsWith('Le ') || said.startsWith('Cette') ? french : english,
        ),
      ).not.toMatch(/cancel|end(?!s? )|revok|supersede|résili|annul/iu)
    expect(withoutOtherEndings('If you cancel by May, you pay nothing.', english)).toContain(
      'cancel',
    )
    expect(
      withoutOtherEndings(
        'If the rise is more than 8% you may leave on four weeks’ notice.',
        english,
      ),
    ).toContain('you may leave')
    expect(withoutOtherEndings('You may terminate the lease at any time.', english)).toContain(
      'terminate',
    )
  })

  it('is what its reader may do, and not the other side or a thing', async () => {
    const engine = createEmbeddedEngine()
    const content = `Fern Cover

Policy no. 12
Premium paid: £90.00
Period: 1 May 2027 to 9 May 2027

If you knowingly give us wrong answers we may cancel the policy and keep the premium. The exception for heavy crates is cancelled from June. You may cancel the policy within 14 days of receiving it and we return the premium.`
    const summary = await engine.summarize({ content, mode: 'general' })
    const brief = await composeExport('executive-brief', {
      ...summary,
      title: 'Fern Cover',
      type: summary.documentType,
      purpose: summary.mainPurpose,
      date: '',
    })
    expect(brief).toMatch(/The way out: [^\n]*You may cancel/u)
    expect(brief).not.toMatch(/The way out: [^\n]*(?:wrong answers|heavy crates)/u)
  })

  it('is left out where nothing tells of it', async () => {
    const content = `Fern Cover

Policy no. 12
Premium paid: £90.00
Period: 1 May 2027 to 9 May 2027

If you are held up because your flight is cancelled, cover goes on for up to 72 hours. Bags left in a car are not insured.`
    const engine = createEmbeddedEngine()
    const summary = await engine.summarize({ content, mode: 'general' })
    const brief = await composeExport('executive-brief', {
      ...summary,
      title: 'Fern Cover',
      type: summary.documentType,
      purpose: summary.mainPurpose,
      date: '',
    })
    expect(brief).not.toContain('The way out')
  })
})

describe('the last day to act', () => {
  it('stands in the brief, and not what follows if its reader does nothing', async () => {
    const content = `Erhöhung der Nettokaltmiete

Sehr geehrte Frau Lenz,

wir bitten Sie, der Anhebung der Miete von 500,00 € auf 540,00 € zuzustimmen. Sie haben dafür eine Überlegungsfrist, sodass die Frist am 30. Juni 2027 endet. Erteilen Sie die Zustimmung nicht, müsste die Eigentümerin binnen drei Monaten Klage erheben.

Mit freundlichen Grüßen
Kern`
    const engine = createEmbeddedEngine()
    const summary = await engine.summarize({ content, mode: 'general' })
    const brief = await composeExport('executive-brief', {
      ...summary,
      title: 'Erhöhung',
      type: summary.documentType,
      purpose: summary.mainPurpose,
      date: '',
    })
    expect(brief).toMatch(/Fristen[^\n]+30\. Juni 2027/u)
    expect(brief).not.toMatch(/Fristen[^\n]+binnen drei Monaten/u)
  })
})

describe('owners of tasks', () => {
  it('are persons and roles, and no things', async () => {
    const english = await loadLanguage('en')
    expect(mayBeName('B Allard', english)).toBe(true)
    expect(mayBeName('treasurer', english)).toBe(true)
    expect(mayBeName('Ida van den Berg', english)).toBe(true)
    expect(mayBeName('hours worked', english)).toBe(false)
    expect(mayBeName('pens', english)).toBe(false)
    expect(ownerIn('The pens must stay in the fridge.', english)).toBeUndefined()
    expect(ownerIn('The tenant must return the keys.', english)).toBe('tenant')
  })
})
