import { describe, expect, it } from 'vitest'
import {
  type SampleLanguage,
  sampleDocument,
  sampleInput,
  sampleLanguages,
} from '../../testing/samples.ts'
import { writeCalendarFile } from './calendar-file.ts'

const now = new Date('2026-11-22T09:05:07.123Z')

async function open(
  language: SampleLanguage,
  change: Partial<ReturnType<typeof sampleInput>> = {},
) {
  const document = await sampleDocument(language, 'executive-brief')
  const input = { ...sampleInput(language), ...change }
  const source = { title: input.title, documentId: 'd1', input }
  const raw = await writeCalendarFile(document, source, now).text()
  const lines = raw.replace(/\r\n[ \t]/gu, '').split('\r\n')
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1))
  return { document, raw, lines, values }
}

const unescaped = (text: string) => text.replaceAll('\\n', '\n').replace(/\\([\\;,])/gu, '$1')

describe.each(sampleLanguages)('a calendar in %s', (language) => {
  it('follows RFC 5545: line ends, folding, identity, stamp', async () => {
    const { raw, lines, values } = await open(language)
    expect(raw.endsWith('\r\n')).toBe(true)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
    for (const line of raw.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
    }
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Precis//Precis//EN',
    ])
    expect(values('DTSTART;VALUE=DATE')).toEqual(['20270301', '20310902', '20270115'])
    expect(new Set(values('UID')).size).toBe(3)
    expect(values('DTSTAMP')).toEqual(Array(3).fill('20261122T090507Z'))
  })

  it('says what the date is for, where it stands and how much was read', async () => {
    const { document, values } = await open(language)
    const input = sampleInput(language)
    const [summary = ''] = values('SUMMARY').map(unescaped)
    const [description = ''] = values('DESCRIPTION').map(unescaped)
    const detail = input.criticalDetails[0] ?? ''
    expect(summary).toBe(`${detail.split(': ')[0]} (${document.title})`)
    expect(description.split('\n')[0]).toBe(detail)
    expect(description).toContain(detail)
    expect(document.footnotes.map(({ place }) => place)).toContain(
      description.split('\n')[1]?.split(':')[0],
    )
    expect(description.split('\n').at(-1)).toBe(document.coverage)
  })
})

describe('a calendar', () => {
  it('has an entry for each row of a table, by the name of the row', async () => {
    const value = 'Open day: 12 June 2027\nFirst day of term: 6 September 2027'
    const { document, values } = await open('en', {
      criticalDetails: [`Dates: ${value}`],
      facts: [{ label: 'Dates', value, kind: 'date' }],
      recommendations: [],
    })
    expect(values('SUMMARY').map(unescaped)).toEqual([
      `Open day (${document.title})`,
      `First day of term (${document.title})`,
    ])
    expect(values('DTSTART;VALUE=DATE')).toEqual(['20270612', '20270906'])
  })

  it('keeps its identities, so that a second import changes nothing', async () => {
    const one = await open('en')
    const other = await open('en')
    expect(one.values('UID')).toEqual(other.values('UID'))
  })

  it('takes nothing of the document for a line of its own', async () => {
    const recommendations = ['Pay by 1 May 2027; then, rest\\\r\nBEGIN:VEVENT\u0007']
    const { values, lines } = await open('en', { recommendations, criticalDetails: [] })
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(values('DESCRIPTION')[0]).toMatch(
      /^Pay by 1 May 2027\\; then\\, rest\\\\\\nBEGIN:VEVENT /u,
    )
  })

  it('leaves out what its reader left out', async () => {
    const { values } = await open('en', { leftOut: [{ field: 'criticalDetails', index: 0 }] })
    expect(values('DTSTART;VALUE=DATE')).toEqual(['20310902', '20270115'])
  })

  it('leaves out dates of other kinds', async () => {
    const facts = sampleInput('en').criticalDetails.map(() => ({
      label: '',
      value: '',
      kind: 'party',
    }))
    const { values } = await open('en', { facts, recommendations: [] })
    expect(values('DTSTART')).toEqual([])
  })
})
