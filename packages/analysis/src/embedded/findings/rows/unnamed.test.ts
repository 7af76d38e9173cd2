import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()
const summary = async (content: string): Promise<string> => {
  const { mainPurpose, summary, conclusions, criticalDetails } = await engine.summarize({
    content,
    mode: 'general',
  })
  return [mainPurpose, summary, ...conclusions, ...criticalDetails].join('\n')
}

const letter = (table: string): string => `Your broadband prices

Dear Ms Kerr, your present contract ends on 30 April 2027, and you may choose another.

${table}

Please tell us by 10 April 2027 which of them you want.`

describe('rows of several values', () => {
  it('are told with the names above them, with nothing above the names of the rows', async () => {
    const found = await summary(
      letter(`| Now: Basic 30 | From 1 May: Basic 40 | Offer: Fiber
Monthly price | £31.00 | £35.50 | £29.00
Set-up fee | £10 | none | £30`),
    )
    expect(found).toContain(
      'Monthly price: Now – Basic 30: £31.00; From 1 May – Basic 40: £35.50; Offer – Fiber: £29.00',
    )
  })

  it('are told with the names above them, of which there is one less', async () => {
    const found = await summary(
      letter(`Today | From 1 May | Fiber
Monthly price | £31.00 | £35.50 | £29.00
Set-up fee | £10 | £20 | £30`),
    )
    expect(found).toContain('Monthly price: Today: £31.00; From 1 May: £35.50; Fiber: £29.00')
  })

  it('are not told where nothing names them', async () => {
    const found = await summary(
      letter(`Monthly price | £31.00 | £35.50 | £29.00
Set-up fee | £10 | £20 | £30
Router included | yes | yes | no`),
    )
    expect(found).not.toContain('£35.50')
    expect(found).not.toContain('yes; yes')
  })

  it('keep their names below the name of a group', async () => {
    const found = await summary(
      letter(`             until 30 April     from 1 May
Line                £31.00          £35.50
Extras
   Telephone         £4.20           £4.90
   Television        £9.10           £9.40
                   -------         -------
Total each month    £44.30          £49.80`),
    )
    expect(found).toContain('Total each month: until 30 April: £44.30; from 1 May: £49.80')
  })

  it('are told by the years above their sums', async () => {
    const found = await summary(
      letter(`Item | 2026 actual | 2027 budget
Network | 28.800,00 € | 30.240,00 €
Cleaning | 9.640,00 € | 9.900,00 €`),
    )
    expect(found).toContain('Network: 2026 actual: 28.800,00 €; 2027 budget: 30.240,00 €')
  })

  it('are told by the names beside a column that numbers them', async () => {
    const found = await summary(
      letter(`No | Line | Engineer | Est. cost
1 | Junction box is wet. It has to be replaced. | ours | £340
2 | Cable is loose. | yours | £60`),
    )
    expect(found).toContain('Engineer: ours; Est. cost: £340')
  })
})
