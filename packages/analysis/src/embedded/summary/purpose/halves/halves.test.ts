import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'
import { loadLanguage } from '../../../languages/load-language.ts'
import { verdictsSaid } from './said-verdict.ts'

async function purposeOf(content: string): Promise<string> {
  const { mainPurpose } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return mainPurpose
}

it.each([
  ['en', 'We have approved the stairlift.', ['granted']],
  ['en', 'The claim for the fence is dismissed.', ['refused']],
  ['en', 'We will pay £300 but cannot refund the deposit.', ['granted', 'refused']],
  ['de', 'Den Antrag auf einen zweiten Stellplatz lehnen wir ab.', ['refused']],
  ['de', 'Die Kosten der Fahrt übernehmen wir nicht.', ['refused']],
  ['de', 'Wir bewilligen Ihnen einen Rollator.', ['granted']],
  ['fr', 'La demande est rejetée.', ['refused']],
  ['fr', 'Nous vous accordons une remise.', ['granted']],
  ['es', 'Se desestima la reclamación.', ['refused']],
  ['it', 'La domanda non è accolta.', ['refused']],
  ['pt', 'O pedido foi indeferido.', ['refused']],
  ['nl', 'Wij wijzen uw verzoek af.', ['refused']],
  ['pl', 'Odmawiamy zwrotu opłaty.', ['refused']],
  ['pl', 'Reklamację uznajemy w całości.', ['granted']],
  ['ru', 'В возврате отказано.', ['refused']],
  ['ar', 'تم رفض الطلب المقدم.', ['refused']],
  ['ar', 'تمت الموافقة على طلبكم.', ['granted']],
  ['zh', '您的申请不予批准。', ['refused']],
  ['ja', '申請を却下します。', ['refused']],
  ['en', 'The office is open on Monday.', []],
] as const)(
  'says in %s what was granted and what was refused: %s',
  async (code, text, verdicts) => {
    expect(verdictsSaid(text, await loadLanguage(code))).toEqual(verdicts)
  },
)

const decision = `Orme County Council

Decision on your application for a mobility grant

Dear Ms Adair,

You applied to us on 3 March. We have approved a ramp at your front door up to £1,900. The application for a stairlift is refused. The ramp must be ordered within six months.

You may appeal within 28 days.

P. Lunt`

it('tells of a decision both what it grants and what it refuses', async () => {
  const purpose = await purposeOf(decision)
  expect(purpose).toContain('approved a ramp')
  expect(purpose).toContain('stairlift is refused')
})

it('tells what a letter answers to a complaint, and not that there was one', async () => {
  const purpose = await purposeOf(`Orme Water

Your complaint of 4 May about the burst pipe

Dear Mr Vale,

You complained about water in your cellar. We have now looked at the records of that night. We cannot accept your claim for the carpet.

Yours sincerely,
P. Lunt`)
  expect(purpose).toContain('cannot accept your claim')
  expect(purpose).not.toContain('looked at the records')
})

it('adds no rule to a letter that answers nothing', async () => {
  const purpose = await purposeOf(`Orme Swimming Club

Dear members,

We are writing to tell you that the pool closes on 4 May for repairs. Letters sent by fax are refused.

P. Lunt`)
  expect(purpose).toContain('closes on 4 May')
  expect(purpose).not.toContain('fax')
})
