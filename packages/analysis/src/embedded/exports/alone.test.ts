import { exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { composeExport } from './write-export.ts'

const lease = exportInputSchema.parse({
  title: 'Berth 12',
  type: 'Reminder',
  purpose: 'The harbor office asks for the rest.',
  date: '4 May 2026',
  summary: 'The harbor office asks for the rest.',
  conclusions: [],
})

describe('an export by itself', () => {
  const bill = {
    ...lease,
    purpose: 'The final notice of the harbor office. Still to pay: £310.00',
    summary:
      'Pay the rest by 4 June 2026. The office may sell the boat without notice. Each missed visit costs the harbor nothing.',
    keyPoints: [],
    criticalDetails: [
      'Total of all bills: £900.00',
      'Still to pay: £310.00',
      'Each missed visit costs the council £45.',
      'Date mailed: 1 May 2026',
      'Objections: You may appeal to the harbor board within 30 days.',
    ],
    recommendations: ['Pay the rest by 4 June 2026.'],
    risks: ['The office may sell the boat without notice.'],
    riskLevels: ['high' as const],
    facts: [
      { label: 'Total of all bills', value: '£900.00', kind: 'amount' },
      { label: 'Still to pay', value: '£310.00', kind: 'amount' },
      { label: '', value: '£45', kind: 'amount' },
      { label: 'Date mailed', value: '1 May 2026', kind: 'date' },
      { label: 'Objections', value: '30 days', kind: 'deadline' },
    ],
  }

  it.each(['executive-brief', 'email-summary'] as const)(
    'has the sum to pay, the deadline, the gravest risk and the way out in %s, whatever its summary says',
    async (format) => {
      const text = await composeExport(format, bill)
      expect(text).toContain('Document dated 1 May 2026')
      expect(text).toContain('- Money: Still to pay: £310.00')
      expect(text).toContain('- Deadlines: Pay the rest by 4 June 2026.')
      expect(text).toContain('- [high] The office may sell the boat without notice.')
      expect(text).toContain('- The way out: Objections: You may appeal')
      expect(text).not.toContain('Money: Each missed visit')
    },
  )

  it('plans no day of birth, no date of issue, no permission and nothing that others do', async () => {
    const plan = await composeExport('action-plan', {
      ...lease,
      recommendations: [],
      criticalDetails: [
        'Child: Ada Vale; d.o.b. 19/04/2023',
        '8 Mill Lane: Date of issue; 11 March 2026',
        'Service: We will send somebody within 5 business days.',
        'Berths: The hirer may end the hire within 30 days.',
        'Return: The keys must be back before 9 June 2026.',
      ],
      facts: [
        { label: 'Child', value: 'Ada Vale; d.o.b. 19/04/2023', kind: 'date' },
        { label: '8 Mill Lane', value: 'Date of issue; 11 March 2026', kind: 'date' },
        { label: 'Service', value: '5 business days', kind: 'deadline' },
        { label: 'Berths', value: '30 days', kind: 'deadline' },
        { label: 'Return', value: '9 June 2026', kind: 'date' },
      ],
    })
    expect(plan).toContain('1. Return: The keys must be back before 9 June 2026.')
    expect(plan).not.toContain('\n2. ')
  })

  it('bears its own date rather than that of the agreement it speaks of', async () => {
    const text = await composeExport('executive-brief', {
      ...lease,
      criticalDetails: [
        'Rent: It changes under the agreement dated July 15, 2021.',
        'Date mailed: April 24, 2025',
      ],
      facts: [
        { label: 'Rent', value: 'July 15, 2021', kind: 'date' },
        { label: 'Date mailed', value: 'April 24, 2025', kind: 'date' },
      ],
    })
    expect(text).toContain('Document dated April 24, 2025')
  })
})
