import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

async function headOf(content: string): Promise<string> {
  const summary = await engine.summarize({ content, mode: 'general' })
  const text = await engine.writeExport({
    format: 'executive-brief',
    summary: {
      ...summary,
      title: 'Paper',
      date: '30 November 2027',
      type: summary.documentType,
      purpose: summary.mainPurpose,
    } as never,
  })
  return text.split('\n')[2] ?? ''
}

it.each([
  [
    'of the agreement, not its start',
    `HIRE OF A BERTH

Date of this agreement      19 February 2027
Start Date                  2 March 2027
End Date                    31 August 2027

The Hirer shall pay £400 on the first day of each month. The Owner shall keep the jetty safe.`,
    'Document dated 19 February 2027',
  ],
  [
    'of the letter, not that of an appointment',
    `Orrin Clinic

6 May 2027

Dear Ms Vale,

Your appointment

Date:        Thursday 20 May 2027
Time:        10.45 am

Please bring your passport and arrive ten minutes early.`,
    'Document dated 6 May 2027',
  ],
  [
    'of the final report, not of its draft',
    `AUDIT OF THE BOATHOUSE

Final report      21 October 2027
Draft issued      26 September 2027

The stores were counted twice. Two oars were missing. The clerk should count them each month.`,
    'Document dated 21 October 2027',
  ],
])('is dated by the day %s', async (_, content, dated) => {
  expect(await headOf(content)).toContain(dated)
})

it('bears no date where only a start is named', async () => {
  const head = await headOf(`HIRE OF A BERTH

Subscription start  2 March 2027
End of term         31 August 2027

The Hirer shall pay £400 on the first day of each month. The Owner shall keep the jetty safe.`)
  expect(head).not.toContain('Document dated')
})
