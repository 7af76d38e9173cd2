import { exportFormatIds, exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './export-material.ts'
import { exportWords } from './export-words.ts'
import { composeExport } from './write-export.ts'

const points = (name: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, i) => `${name} number ${i + 1} says something of its own about the matter.`,
  )

const input = exportInputSchema.parse({
  title: 'Lease of *Quay* Street',
  type: 'Commercial lease',
  purpose: 'The landlord lets a shop.',
  date: '4 May 2025',
  summary: 'The landlord lets a shop. Rent is £2,450.',
  keyPoints: points('Key point', 30),
  conclusions: points('Conclusion', 6),
  criticalDetails: points('Detail', 20),
  recommendations: ['Pay the deposit by 1 June 2025.', 'Insure the shop.'],
  risks: ['Late rent costs 4%.'],
  riskLevels: ['medium'],
  citations: [{ field: 'risks', index: 0, start: 0, end: 4, quote: 'Late', label: 'p. 3' }],
  checks: [{ field: 'recommendations', index: 1, kind: 'no_source', text: 'Insure' }],
  coverage: { characters: 1200, analysed: 1200, parts: 1 },
})

describe('composeExport', () => {
  it.each(exportFormatIds)('keeps title, date, sources and coverage in %s', (format) => {
    const text = composeExport(format, input)
    expect(text).toContain('4 May 2025')
    expect(text).toContain('Quay')
    expect(text.trim().split('\n').slice(-3).join(' ')).toMatch(
      /1,200 of 1,200 characters|Best regards/u,
    )
    expect(text).toContain('1,200 of 1,200')
  })

  it('stays within 400 words in the brief and the mail', () => {
    expect(wordsOf(composeExport('executive-brief', input))).toBeLessThanOrEqual(400)
    expect(wordsOf(composeExport('email-summary', input))).toBeLessThanOrEqual(400)
  })

  it('stays within 1,500 words in the report and keeps sources and doubts', () => {
    const text = composeExport('detailed-report', input)
    expect(wordsOf(text)).toBeLessThanOrEqual(1500)
    expect(text).toContain('[medium] Late rent costs 4%. (p. 3)')
    expect(text).toContain('Insure the shop. (not verified)')
  })

  it('makes ten to fifteen slides where there is enough', () => {
    const slides = composeExport('presentation', input).match(/^SLIDE \d+:/gmu)?.length ?? 0
    expect(slides).toBeGreaterThanOrEqual(10)
    expect(slides).toBeLessThanOrEqual(15)
  })

  it('names no owner and no date that the summary lacks', () => {
    const text = composeExport('action-plan', input)
    expect(text).toContain('Owner: to be agreed')
    expect(text).toContain('Date named in the text: 1 June 2025')
    expect(text).toContain('Date: to be agreed')
  })

  it('writes Markdown in which the text of the document stays text', () => {
    const text = composeExport('markdown-notes', input)
    expect(text).toContain('# Lease of \\*Quay\\* Street')
    expect(text).toContain('## Key points')
  })

  it('has its headings in the language of the summary', () => {
    const german = exportInputSchema.parse({
      ...input,
      title: 'Mietvertrag',
      type: 'Mietvertrag',
      purpose: 'Der Vermieter überlässt dem Mieter die Werkstatt.',
      summary:
        'Der Vermieter überlässt dem Mieter die Werkstatt. Die Miete ist im Voraus zu zahlen.',
      keyPoints: ['Die Miete ist am ersten Werktag des Monats zu zahlen.'],
      conclusions: [],
      criticalDetails: [],
      recommendations: ['Der Mieter sollte die Werkstatt versichern.'],
      risks: ['Bei Verzug ist die Miete mit 4 % zu verzinsen.'],
    })
    const english = new RegExp(
      Object.values(exportWords.en)
        .filter(
          (words) => typeof words === 'string' && words.length > 3 && words !== 'Status: open',
        )
        .join('|'),
      'iu',
    )
    for (const format of exportFormatIds) {
      const text = composeExport(format, german)
      expect(text).toMatch(/kernpunkte|ma(?:ß|ss)nahmen/iu)
      expect(text).toMatch(/\[mittel\\?\] Bei Verzug/u)
      expect(text).not.toMatch(english)
    }
  })

  it('makes do with an empty summary', () => {
    for (const format of exportFormatIds) {
      expect(composeExport(format, exportInputSchema.parse({}))).toContain('Untitled Document')
    }
  })
})
