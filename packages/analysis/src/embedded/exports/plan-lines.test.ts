import { exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { composeExport } from './write-export.ts'

const letter = exportInputSchema.parse({
  title: 'Your berth',
  type: 'Letter',
  purpose: 'We end the lease of your berth.',
  date: '4 May 2027',
  summary: 'We end the lease of your berth. The harbor is being rebuilt.',
  keyPoints: [],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: [],
  riskLevels: [],
})

async function planOf(recommendations: readonly string[], more: object = {}): Promise<string> {
  return composeExport('action-plan', { ...letter, recommendations: [...recommendations], ...more })
}

describe('an action', () => {
  it('is the reader’s where a letter asks for it and names nobody', async () => {
    const plan = await planOf([
      'Move your boat by 9 June 2027.',
      'The crane comes on 12 June 2027.',
    ])
    expect(plan).toContain('9 June 2027.\n   Owner: You\n   Date named in the text: 9 June 2027')
    expect(plan).toContain('12 June 2027.\n   Date named')
  })

  it('is nobody’s where others are named and this one says nobody', async () => {
    const plan = await planOf([
      'AV/BP leaflet to every berth - 8 June 2027',
      'CD ring the harbor office about the crane.',
      'Order the sail.',
    ])
    expect(plan).toContain('Owner: AV/BP')
    expect(plan).toContain('Owner: CD')
    expect(plan).not.toContain('Owner: You')
  })

  it('is not given to capitals that stand alone', async () => {
    expect(await planOf(['VAT is added to the fee by 9 June 2027.'])).not.toContain('Owner: VAT')
  })

  it('is that of a name in brackets, or of a side that it opens with', async () => {
    const plan = await planOf(['Note on the tides signed off by 9 June 2027 (M. Adeyemi)'])
    expect(plan).toContain('Owner: M. Adeyemi')
    const lease = {
      purpose: 'De verhuurder verhuurt de boot aan de huurder, en die betaalt de huur.',
    }
    const dutch = await planOf(['Huurder meldt schade aan de boot binnen zeven dagen.'], {
      ...lease,
      summary: lease.purpose,
    })
    expect(dutch).toContain('Verantwoordelijke: Huurder')
  })

  it('stands without the heading that says as much, and with what follows if it is not done', async () => {
    const due = 'Give us the name of your new harbor by 9 June 2027.'
    const plan = await planOf([`What you need to do, and by when: … ${due}`], {
      risks: [`${due} If we do not hear from you the boat goes ashore.`],
      riskLevels: ['medium'],
    })
    expect(plan).toContain(`1. ${due} If we do not hear from you the boat goes ashore.`)
    expect(plan).not.toContain('What you need to do')
    expect(plan.match(/goes ashore/gu)).toHaveLength(1)
  })

  it('does not hide a high risk that says the same', async () => {
    const said = 'Return the form by 9 June 2027, or the berth is lost.'
    const plan = await planOf([said], { risks: [said], riskLevels: ['high'] })
    expect(plan).toContain(`- [high] ${said}`)
  })

  it('has every day on which it falls due, and no time of its writer', async () => {
    const plan = await planOf([
      'Pay by 30 June 2027 and by 31 July 2027.',
      'Call the office when the crane is there; we come within two days.',
    ])
    expect(plan).toContain('Date named in the text: 30 June 2027, 31 July 2027')
    expect(plan).not.toContain('within two days\n')
    expect(plan).not.toContain('text: within two days')
  })

  it('comes first where it is ordered for now', async () => {
    const plan = await planOf(['Move your boat by 9 June 2027.', 'Close the valve at once.'], {
      criticalDetails: ['Date: 4 May 2027'],
      facts: [{ label: 'Date', value: '4 May 2027', kind: 'date' }],
    })
    expect(plan).toContain('1. Close the valve at once.')
  })

  it('is nothing that its writer sends', async () => {
    expect(await planOf(['Send you an apology by 9 June 2027.'])).not.toContain('apology')
  })
})

describe('a brief', () => {
  const brief = (more: object): Promise<string> =>
    composeExport('executive-brief', { ...letter, ...more })

  it('has no sum of nothing, and what is granted without a condition', async () => {
    const text = await brief({
      criticalDetails: [
        'Card: £0.00 on 31 May',
        'Refund: You receive a refund of £2,140.00 for the winter.',
        'Delay: If we are late, we will refund £20 for each day.',
      ],
      facts: [
        { label: 'Card', value: '£0.00', kind: 'amount' },
        { label: 'Refund', value: '£2,140.00', kind: 'amount' },
        { label: 'Delay', value: '£20', kind: 'amount' },
      ],
    })
    expect(text).toContain('- Money: You receive a refund of £2,140.00')
    expect(text).not.toContain('Money: Card')
    expect(text).not.toContain('Money: If we are late')
  })

  it('calls only what opens with an agreement and tells a time its term', async () => {
    const text = await brief({
      criticalDetails: [
        'Length: In case of illness the lease rests for up to six months.',
        'Length: The lease runs for two years.',
      ],
      facts: [
        { label: 'Length', value: 'six months', kind: 'term' },
        { label: 'Length', value: 'two years', kind: 'term' },
      ],
    })
    expect(text).toContain('- Term: The lease runs for two years.')
    expect(text).not.toContain('Term: In case of illness')
  })

  it('leaves out the one line of a list that says something new', async () => {
    const said = 'The harbor office keeps the deposit of every berth until June.'
    const text = await brief({
      summary: said,
      keyPoints: [said, 'A drill was held on the north jetty in May.'],
    })
    expect(text).not.toContain('KEY POINTS')
  })

  it('quotes its title in a mail as its language does', async () => {
    const mail = await composeExport('email-summary', {
      ...letter,
      title: 'Ihr Liegeplatz',
      purpose: 'Wir beenden den Vertrag über Ihren Liegeplatz im Hafen.',
      summary: 'Wir beenden den Vertrag über Ihren Liegeplatz im Hafen, und der Hafen wird gebaut.',
    })
    expect(mail).toContain('Betreff: Zusammenfassung von „Ihr Liegeplatz“')
    expect(mail).toContain('hier ist eine Zusammenfassung von „Ihr Liegeplatz“')
  })

  it('takes the day of a contract from its torn head, and does not tell it twice', async () => {
    const text = await brief({
      purpose:
        'Il locatore concede la barca al conduttore, e il conduttore paga il canone del molo.',
      summary:
        'Il locatore concede la barca al conduttore, e il conduttore paga il canone del molo.',
      criticalDetails: ['In Orrin, addì 3 maggio 2027, tra'],
      facts: [{ label: '', value: '3 maggio 2027', kind: 'date' }],
    })
    expect(text).toContain('3 maggio 2027 |')
    expect(text).not.toContain('addì')
  })
})
