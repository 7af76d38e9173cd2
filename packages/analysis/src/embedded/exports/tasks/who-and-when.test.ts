import { exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { toMaterial } from '../export-material.ts'
import { loadExportWords } from '../load-export-words.ts'
import { isNobody, ownerIn } from './owner.ts'
import { type Task, taskOf } from './tasks.ts'

async function taskIn(text: string, code: 'en' | 'de' = 'en', day = ''): Promise<Task> {
  const value = day
  const input = exportInputSchema.parse({
    title: 'Paper',
    type: 'Letter',
    purpose: '',
    date: '4 May 2029',
    summary: 'The jetty is closed.',
    keyPoints: [],
    conclusions: [],
    criticalDetails: day === '' ? [] : [`Date: ${day}`],
    facts: day === '' ? [] : [{ label: 'Date', value, kind: 'date' }],
    recommendations: [text],
    risks: [],
    riskLevels: [],
    citations: [],
    checks: [],
    coverage: { characters: 1200, analysed: 1200, parts: 1 },
  })
  const [words, rules] = await Promise.all([loadExportWords(code), loadLanguage(code)])
  const material = toMaterial(input, words, rules)
  const [point] = material.points.recommendations
  if (point === undefined) throw new Error('no recommendation')
  return taskOf(point, material)
}

describe('who has to act', () => {
  it.each([
    ['Paint the hull: Who: A. Vale; When: 9 Oct', 'A. Vale'],
    ['Order the sail: For whom: harbor master; When: June 2027', 'harbor master'],
    ['Letter to the council - Clerk - 22 Sept', 'Clerk'],
    ['The tenant must return the keys.', 'tenant'],
    ['At the end of the Term the Tenant shall return the keys.', 'Tenant'],
    ['Loomkit shall send the report.', 'Loomkit'],
    ['Two-person rule: write it, brief all shifts: Who: CB/LP; When: 24 Oct', 'CB/LP'],
  ])('is told by %s', async (text, who) => {
    expect((await taskIn(text)).who).toBe(who)
  })

  it.each([
    'The Yacht must have left the harbor by 30 June 2027.',
    'Certificates must reach the office before the start.',
    'RESOLVED to accept the offer of the yard.',
    'Reported to the harbor office.',
    'Keep the keys if at the end the Tenant must return them.',
    'Before launch: replace the rear rope; 3 May 2027',
    'Milestones: install by 30 June 2027; final report 31 March 2028',
    'Status: draft; 20 May 2027',
  ])('is no thing: %s', async (text) => {
    expect((await taskIn(text)).who).toBeUndefined()
  })

  it('is whom a court orders, and no appeal', async () => {
    const [fr, pl] = await Promise.all([loadLanguage('fr'), loadLanguage('pl')])
    expect(ownerIn('CONDAMNE la société Mistral Voile à rendre la barque.', fr)).toBe(
      'la société Mistral Voile',
    )
    expect(isNobody('Odwołanie', pl)).toBe(true)
    expect(isNobody('Najemca', pl)).toBe(false)
  })

  it('is no paper or date in other languages, and a party of a contract in Chinese', async () => {
    const [nl, pl, zh] = await Promise.all([
      loadLanguage('nl'),
      loadLanguage('pl'),
      loadLanguage('zh'),
    ])
    expect(ownerIn('De verklaring moet op 3 mei binnen zijn.', nl)).toBeUndefined()
    expect(ownerIn('Termin musi być wpisany.', pl)).toBeUndefined()
    expect(ownerIn('乙方应在五日内交还钥匙。', zh)).toBe('乙方')
  })
})

describe('when something is due', () => {
  it.each([
    [
      'each of several days, the earliest first',
      'Send the sail back by 25 May 2027 and the mast by 14 May 2027.',
      '14 May 2027, 25 May 2027',
    ],
    ['no column of a table', 'Fee: Until 31 May 2027: none; From 1 June 2027: £3', undefined],
    [
      'no time of year in a condition',
      'Between 1 November and 31 March, if the hut is empty, the heating must be on.',
      undefined,
    ],
    [
      'the whole time, and nothing behind it',
      'Tell us within ten days of the end that you claim it.',
      'within ten days of the end',
    ],
  ])('is %s', async (_, text, when) => {
    expect((await taskIn(text)).when).toBe(when)
  })

  it('is no day that was before the paper', async () => {
    const text = 'Members who joined before 3 March 2027 send the form by 9 June 2027.'
    expect((await taskIn(text, 'en', '1 April 2027')).when).toBe('9 June 2027')
  })

  it('is no span and no number of a house in German', async () => {
    expect((await taskIn('Gutschrift: Ausfall 10. bis 16. Oktober', 'de')).when).toBeUndefined()
    const letter = 'Schicken Sie alles an Stadt Orrin, Rathausplatz 1, 98995 Orrin.'
    expect((await taskIn(letter, 'de')).when).toBeUndefined()
  })
})
