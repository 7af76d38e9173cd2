import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function summaryOf(content: string) {
  return createEmbeddedEngine().summarize({ content, mode: 'general' })
}

it('tells the opinion of a survey whole and the names of what it rates worst, and not how it was made', async () => {
  const { mainPurpose, keyPoints } = await summaryOf(`BOAT SURVEY

Surveyor               Ada Lind
Date of inspection     4 May 2027

SECTION A  ABOUT THE INSPECTION

We looked at the parts of the hull that could be seen from the quay. We used a torch and a hammer.

   3   Serious, or needs repairing urgently
   2   Needs repairing but is not urgent
   1   No repair needed

SECTION B  OVERALL OPINION

A wooden cutter of about 1950, oak on larch frames. It is a fair purchase at £9,400, as long as you are prepared to have the matters rated 3 put right.

SECTION C  HULL

C1 Planking (3). Two planks below the waterline are rotten and let water in. Have a boatbuilder replace them before the boat is launched.

C2 Rudder (2). The pintles are worn but hold. Grease them each spring.

C3 Mast step (3). The step is split and the mast leans to port. Do not sail until it has been renewed.

Whether the engine was serviced in 2025.
`)
  expect(mainPurpose).toContain('It is a fair purchase at £9,400')
  expect(mainPurpose).toContain('C1 Planking (3)')
  expect(mainPurpose).toContain('C3 Mast step (3)')
  expect(mainPurpose).not.toContain('Rudder')
  expect(keyPoints.join()).not.toMatch(/torch|Whether the engine/u)
})

it('tells beside the matter of a letter what comes back, and nothing of its letterhead', async () => {
  const { mainPurpose } = await summaryOf(`LARCH HOMES, LLC
as agent for the Orme Family Trust, owner
2240 N. Larch Street, Suite 5
Dorring, WA 98400

May 4, 2027

Ada Lind
3 Quay Road
Dorring, WA 98400

RE:   Deposit for the boathouse

Dear Ms. Lind:

Thank you for your stay. Under the rules of the harbor this is our full statement of what we keep of your deposit.

    Deposit held                           $900.00
    Less cleaning                         -$140.00
    REFUND DUE TO TENANT                   $760.00

Please write to us within 21 days if you disagree.

Sincerely,

Lew Hatch`)
  expect(mainPurpose).toContain('this is our full statement of what we keep of your deposit')
  expect(mainPurpose).toContain('REFUND DUE TO TENANT: $760.00')
  expect(mainPurpose).not.toContain('as agent for')
})

it('takes a choice of days for none on which a bill is due', async () => {
  const { mainPurpose } = await summaryOf(`COUNCIL TAX BILL 2027/28

Account number     5520 8814

Charge for the year                        £210.00
Add: balance from last year                 £20.00
TOTAL NOW DUE                              £230.00

WAYS TO PAY

Direct Debit: choose the 1st, 8th or 15th. Sign up at the harbor office.
`)
  expect(mainPurpose).toContain('TOTAL NOW DUE: £230.00')
  expect(mainPurpose).not.toContain('choose')
})

it('tells of an inspection what came out, and not where it is published', async () => {
  const { mainPurpose, summary } = await summaryOf(`BOATHOUSE INSPECTION REPORT

SECTION A - PLACE
Owner: Orme Boats Limited
Inspector: Ada Lind

SECTION B - RESULT

Overall: NOT SATISFACTORY - another visit is needed
Non-compliances: critical 1, minor 2.
The rating is shown on the site of the harbor from 8 May 2027 unless a review is asked for before then.

SECTION C - FINDINGS

The winch has no brake and must not be used until it has been mended. The fire extinguisher is out of date.`)
  expect(mainPurpose).toContain('Overall: NOT SATISFACTORY - another visit is needed')
  expect(mainPurpose).not.toContain('shown on the site')
  expect(summary).toContain('Overall: NOT SATISFACTORY')
})
