import { exportFormatIds, exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { rulesLanguages } from '../languages/which-language.ts'
import { wordsOf } from './export-material.ts'
import { loadExportWords } from './load-export-words.ts'
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
  it.each(exportFormatIds)('keeps title, date, sources and coverage in %s', async (format) => {
    const text = await composeExport(format, input)
    expect(text).toContain('Summary written on 4 May 2025')
    expect(text).toContain('Quay')
    expect(text.trim().split('\n').slice(-3).join(' ')).toMatch(
      /1,200 of 1,200 characters|Best regards/u,
    )
    expect(text).toContain('1,200 of 1,200')
  })

  it('names the main task among the tasks, though it is the aim too', async () => {
    const task = 'Pay £70 by 9 December 2026 into the account below.'
    const plan = await composeExport('action-plan', {
      ...input,
      purpose: task,
      recommendations: ['Keep the slip.', task],
      checks: [],
    })
    expect(plan).toContain(`1. ${task}`)
  })

  it('names who is to do what by when where an action list says so without names of columns', async () => {
    const plan = await composeExport('action-plan', {
      ...input,
      recommendations: [
        'Clerk: Letter to the owner of the lane; at once',
        'K. Amsel: Order hinges, two of them; quotes for the gate; 19 Sept.',
        'Oak: 2.4 m long; £19.00',
        'Left to pay: £118.40; by 14 December 2026',
      ],
      checks: [],
    })
    expect(plan).toContain(
      '. Order hinges, two of them; quotes for the gate\n   Owner: K. Amsel\n   Date named in the text: 19 Sept.',
    )
    expect(plan).toContain(
      '. Letter to the owner of the lane\n   Owner: Clerk\n   Date named in the text: at once',
    )
    expect(plan).toMatch(/£19\.00\n(?! {3}Owner)/u)
    expect(plan).toContain('by 14 December 2026\n   Date named in the text: 14 December 2026')
  })

  it('stays within 400 words in the brief and the mail', async () => {
    expect(wordsOf(await composeExport('executive-brief', input))).toBeLessThanOrEqual(400)
    expect(wordsOf(await composeExport('email-summary', input))).toBeLessThanOrEqual(400)
  })

  it('stays within 1,500 words in the report and keeps sources and doubts', async () => {
    const text = await composeExport('detailed-report', input)
    expect(wordsOf(text)).toBeLessThanOrEqual(1500)
    expect(text).toContain('[medium] Late rent costs 4%. (p. 3)')
    expect(text).toContain('Insure the shop. (not verified)')
  })

  it('says of a report under 1,000 words why it is short, and counts no pages', async () => {
    const { shortReport } = await loadExportWords('en')
    expect(shortReport).not.toMatch(/page/)
    const short = { ...input, keyPoints: points('Key point', 3), criticalDetails: [] }
    expect(await composeExport('detailed-report', short)).toContain(shortReport)
    const long = { ...input, keyPoints: points('Key point', 90) }
    expect(await composeExport('detailed-report', long)).not.toContain(shortReport)
  })

  it('makes ten to fifteen slides where there is enough', async () => {
    const text = await composeExport('presentation', input)
    const slides = text.match(/^SLIDE \d+:/gmu)?.length ?? 0
    expect(slides).toBeGreaterThanOrEqual(10)
    expect(slides).toBeLessThanOrEqual(15)
  })

  it('shares the lines of a section evenly among its slides', async () => {
    const criticalDetails = ['Rent: £900', 'Deposit: £450', 'Term: two years', 'Notice: a month']
    const text = await composeExport('presentation', { ...input, criticalDetails })
    const slides = text.split(/^SLIDE \d+: /mu).filter((slide) => /^.+ \(\d of 2\)/u.test(slide))
    const counts = slides.map((slide) => slide.match(/^- /gmu)?.length)
    expect(counts).toEqual([3, 3])
  })

  it('names no owner and no date that the summary lacks', async () => {
    const text = await composeExport('action-plan', input)
    expect(text).toContain('Date named in the text: 1 June 2025')
    expect(text).not.toMatch(/Owner: (?!You)|to be agreed|Status/u)
  })

  it('writes Markdown in which the text of the document stays text', async () => {
    const text = await composeExport('markdown-notes', input)
    expect(text).toContain('# Lease of \\*Quay\\* Street')
    expect(text).toContain('## Key points')
  })

  it('makes do with an empty summary', async () => {
    for (const format of exportFormatIds) {
      expect(await composeExport(format, exportInputSchema.parse({}))).toContain(
        'Untitled Document',
      )
    }
  })
})

const lease = exportInputSchema.parse({
  title: 'Lease',
  type: 'Lease',
  purpose: 'The landlord lets a shop to the tenant.',
  date: '4 May 2026',
  summary: 'The landlord lets a shop to the tenant. The shop stands on Quay Street.',
  keyPoints: ['The shop has two rooms.', 'The tenant pays £300 for the sign by 3 March 2026.'],
  conclusions: [],
  criticalDetails: [
    'Landlord: Birch plc',
    'Tenant: Elm Ltd',
    'Date: 1 May 2026',
    'Rent: The rent is £2,450 a month.',
    'Term: The lease runs for three years.',
    'Deposit: The tenant pays the deposit within 14 days of signing.',
    'Action: sign boards: Owner: J. Hart; Due: 9 June 2026',
  ],
  recommendations: [
    'The tenant insures the shop by 1 August 2026.',
    'Either party may terminate the lease with six months of notice.',
    'The landlord repairs the roof by 2 May 2026.',
  ],
  risks: ['Somebody may slip.', 'The landlord may keep the deposit.'],
  riskLevels: ['low', 'high'],
  facts: [
    { label: 'Landlord', value: 'Birch plc', kind: 'party' },
    { label: 'Tenant', value: 'Elm Ltd', kind: 'party' },
    { label: 'Date', value: '1 May 2026', kind: 'date' },
    { label: 'Rent', value: '£2,450', kind: 'amount' },
    { label: 'Term', value: 'three years', kind: 'term' },
    { label: 'Deposit', value: '14 days', kind: 'deadline' },
    { label: 'sign boards', value: 'Owner: J. Hart; Due: 9 June 2026', kind: 'date' },
  ],
})

describe('what a boss looks for', () => {
  it('stands in the brief: term, money, deadlines and the way out, each once', async () => {
    const brief = await composeExport('executive-brief', lease)
    expect(brief).toContain('Document dated 1 May 2026 | Summary written on 4 May 2026')
    const matters = brief.slice(brief.indexOf('WHAT MATTERS'), brief.indexOf('IN SHORT'))
    expect(matters).toContain('- Term: The lease runs for three years.')
    expect(matters).toContain('- Money: The rent is £2,450 a month.')
    expect(matters).toContain('- Deadlines: The tenant pays')
    expect(matters).toContain('- The way out: Either party may terminate')
    expect(brief.match(/Either party may terminate/gu)).toHaveLength(1)
    expect(brief.indexOf('[high]')).toBeLessThan(brief.indexOf('[low]'))
    expect(brief.indexOf('£300 for the sign')).toBeLessThan(brief.indexOf('two rooms'))
  })

  it('stands in the plan: who does what by when, the earliest first', async () => {
    const plan = await composeExport('action-plan', lease)
    const tasks = plan.split(/\n(?=\d\. )/u).filter((task) => /^\d\. /u.test(task))
    const known = (task: string): string =>
      task
        .match(/^ {3}\w.*$/gmu)
        ?.join('')
        .trim() ?? ''
    expect(tasks.map(known)).toEqual([
      'Owner: Landlord   Date named in the text: 2 May 2026',
      'Owner: J. Hart   Date named in the text: 9 June 2026',
      'Owner: Tenant   Date named in the text: 1 August 2026',
      'Owner: Tenant   Date named in the text: within 14 days of signing',
      '',
    ])
  })

  it('differs by mode', async () => {
    const reports = await Promise.all(
      (['general', 'contract', 'report', 'academic'] as const).map((mode) =>
        composeExport('detailed-report', { ...lease, mode }),
      ),
    )
    expect(new Set(reports).size).toBe(4)
    const [general = '', contract = ''] = reports
    expect(general.indexOf('KEY POINTS')).toBeLessThan(general.indexOf('CRITICAL DETAILS'))
    expect(contract.indexOf('CRITICAL DETAILS')).toBeLessThan(contract.indexOf('KEY POINTS'))
  })

  it('is the way out that somebody can take, not what somebody else may do', async () => {
    const eviction = 'Notice: The landlord may serve a notice to leave after 5 days.'
    const brief = await composeExport('executive-brief', {
      ...lease,
      criticalDetails: [...lease.criticalDetails, eviction],
      facts: [...(lease.facts ?? []), { label: 'Notice', value: '5 days', kind: 'notice' }],
      keyPoints: ['The tenant may terminate and end the lease by giving notice of 60 days.'],
      recommendations: [],
    })
    const [first] = brief.split('\n').filter((line) => line.startsWith('- The way out:'))
    expect(first).toContain('The tenant may terminate')
  })

  it('is said once in the report and on slides, and amounts that are alike stay apart', async () => {
    const rent = 'The rent is £2,450 a month, in advance.'
    const doubled = {
      ...lease,
      criticalDetails: [`Rent: ${rent}`, 'Deposit: £2,450'],
      facts: [
        { label: 'Rent', value: rent, kind: 'amount' },
        { label: 'Deposit', value: '£2,450', kind: 'amount' },
      ],
      risks: [rent],
      riskLevels: ['high' as const],
      riskReasons: ['Costs much'],
      keyPoints: [rent],
    }
    for (const format of ['detailed-report', 'presentation'] as const) {
      const text = await composeExport(format, doubled)
      expect(text.split(rent)).toHaveLength(2)
      expect(text).toContain(`[high: Costs much] ${rent}`)
      expect(text).toContain('Deposit: £2,450')
    }
    expect(await composeExport('email-summary', doubled)).toContain('Deposit: £2,450')
  })

  it('begins with what the document is for, without its title again, and with the day it was made', async () => {
    const text = await composeExport('executive-brief', {
      ...lease,
      criticalDetails: [],
      purpose: `${lease.title.toUpperCase()} – Lets a shop to the tenant.`,
      summary: 'This lease is made on 2 April 2026 between both. The term ends on 1 May 2029.',
    })
    expect(text).toContain('PURPOSE\nLets a shop to the tenant.')
    expect(text).toContain('Document dated 2 April 2026 |')
    const later = { ...lease, criticalDetails: [], summary: 'The term ends on 1 May 2029.' }
    expect(await composeExport('executive-brief', later)).not.toContain('Document dated')
  })

  it('believes no fact that its detail does not say', async () => {
    const facts = [{ label: 'Rent', value: '£9', kind: 'amount' }]
    const text = await composeExport('executive-brief', { ...lease, facts })
    expect(text).not.toContain('£9')
    expect(text).not.toContain('Money:')
  })
})

const purposes = {
  en: 'The landlord lets the shop to the tenant, and the tenant pays the rent for it.',
  de: 'Der Vermieter überlässt dem Mieter die Werkstatt, und der Mieter zahlt die Miete.',
  fr: 'Le bailleur loue le magasin au locataire, et le locataire paie le loyer de la boutique.',
  es: 'El arrendador cede la tienda al inquilino, y el inquilino paga la renta de la tienda.',
  it: 'Il locatore concede il negozio al conduttore, e il conduttore paga il canone della casa.',
  pt: 'O senhorio arrenda a loja ao inquilino, e o inquilino não paga a renda da loja em maio.',
  nl: 'De verhuurder verhuurt de winkel aan de huurder, en de huurder betaalt het geld van de huur.',
  pl: 'Wynajmujący oddaje sklep najemcy, a najemca płaci czynsz za każdy miesiąc użytkowania.',
  ru: 'Арендодатель сдаёт магазин арендатору, а арендатор платит за него каждый месяц.',
  ar: 'يؤجر المالك المحل للمستأجر ويدفع المستأجر الإيجار في أول كل شهر.',
  zh: '出租人将店铺出租给承租人，承租人每月支付租金。',
  ja: '賃貸人は店舗を賃借人に貸し、賃借人は毎月賃料を支払います。',
}
const english = await loadExportWords('en')
/** Words that other languages share with English. */
const shared = new Set(['Conclusions', 'Actions', 'Risques', 'Section', 'p. #', 'of'])

describe.each(rulesLanguages)('exports in %s', (code) => {
  const own = exportInputSchema.parse({
    title: 'T',
    purpose: purposes[code],
    date: 'May 4, 2026',
    summary: purposes[code],
    keyPoints: [purposes[code]],
    conclusions: [purposes[code]],
    criticalDetails: [purposes[code]],
    risks: [purposes[code]],
    riskLevels: ['high'],
    citations: [{ field: 'risks', index: 0, start: 0, end: 1, quote: '', label: 'p. 3' }],
    checks: [{ field: 'keyPoints', index: 0, kind: 'no_source', text: '' }],
    coverage: 'All 4 pages were read.',
    read: { pages: 4, pagesRead: 4, characters: 12_000, analysed: 12_000 },
  })

  it('have every set phrase, in words of the language', async () => {
    const { levels, ...words } = await loadExportWords(code)
    for (const [name, word] of [...Object.entries(words), ...Object.entries(levels)]) {
      expect(word.trim(), name).not.toBe('')
    }
    expect(words.page).toContain('#')
    expect(() => new RegExp(`${words.datePatterns}|${words.endingPatterns}`, 'iu')).not.toThrow()
  })

  it('hold no English word', async () => {
    const { levels: _, page: _page, of: _of, ...phrases } = english
    const foreign = Object.values(phrases).filter((word) => !shared.has(word))
    const mine = Object.values(await loadExportWords(code))
      .join('\n')
      .toLowerCase()
    for (const format of exportFormatIds) {
      const text = (await composeExport(format, own)).toLowerCase()
      expect(text.includes('may 4, 2026')).toBe(code === 'en')
      expect(text.includes('pages were read')).toBe(code === 'en')
      if (code === 'en') continue
      const found = foreign.filter((word) => {
        const plain = word.toLowerCase()
        return text.includes(plain) && !mine.includes(plain)
      })
      expect(found).toEqual([])
    }
  })
})
