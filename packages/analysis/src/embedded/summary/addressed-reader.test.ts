import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

async function summaryOf(content: string) {
  return await createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const plan = `Velocare Bicycle Plan
Terms and conditions

What is covered
We repair or replace parts of your bicycle when they break. We carry out one service in every 12 months and will call you to arrange it.

What is not covered
We do not cover tires, or faults that were there before the plan started.

Length
The plan lasts for 12 months and renews automatically each year unless you tell us otherwise. You may cancel at any time, but if we have made a repair in the current year you must pay the rest of the year's payments.

Leaving
For six months after leaving you may not sell the bicycle to another member of the plan. Please return the lock within 14 days.`

it('recommends what the reader should do, and nothing that the writer does or forbids', async () => {
  const { recommendations } = await summaryOf(plan)
  expect(recommendations).toEqual(['Please return the lock within 14 days.'])
})

it('counts renewal by itself, what follows a but, and prohibitions among the risks', async () => {
  const risks = (await summaryOf(plan)).risks.join('\n')
  expect(risks).toContain('renews automatically')
  expect(risks).toContain("you must pay the rest of the year's payments")
  expect(risks).toContain('you may not sell the bicycle')
})

it('says what is provided to whom as the purpose', async () => {
  const { mainPurpose } = await summaryOf(plan)
  expect(mainPurpose).toContain('We repair or replace parts of your bicycle')
})

it('takes the title and the schedule for the purpose where no sentence states one', async () => {
  const content = `Music School Agreement

Pupil\tIda Sorel
Parents\tMara and Jonas Sorel
Fee\t£31 a lesson

1. Fees

1.1 Fees are invoiced on the 20th of each month and are due by the 1st.

1.2 A late payment charge of £12 is added if an invoice is unpaid after the 5th of the month.

2. Ending this agreement

2.1 You may end this agreement by giving us six weeks' notice in writing.`
  const { mainPurpose, citations } = await summaryOf(content)
  expect(mainPurpose).toContain('Music School Agreement – Pupil: Ida Sorel')
  const cited = citations.filter(({ field }) => field === 'mainPurpose').map(({ quote }) => quote)
  expect(cited).toContain('Pupil\tIda Sorel')
})

it('tells a risk that leans on the sentence before together with that sentence', async () => {
  const { risks } = await summaryOf(`Bußgeldbescheid

Gegen Sie wird eine Geldbuße in Höhe von 90,00 EUR festgesetzt.

Wenn Sie nicht zahlen können, teilen Sie uns bitte mit, warum. Sonst kann Erzwingungshaft angeordnet werden.`)
  const told = risks.find((risk) => risk.includes('Erzwingungshaft'))
  expect(told).toMatch(/^Wenn Sie nicht zahlen können/u)
})

it('never takes what may be changed, or a heading, for the purpose or a risk', async () => {
  const { mainPurpose, risks } = await summaryOf(`Brightpane Window Cleaning
Service agreement for households

What we do
We clean the outside of all windows and sills every six weeks.

Prices
Each visit costs £19.50. We may change the price once a year and will tell you six weeks before.

If we cannot reach a window
Please leave side gates unlocked on the day. If we cannot get in, you still pay half of the price.`)
  expect(mainPurpose).toContain('We clean the outside of all windows')
  expect(mainPurpose).not.toContain('We may change')
  expect(risks).not.toContain('If we cannot reach a window')
})
