import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { plainDangersIn } from './plain-dangers.ts'

it.each([
  ['en', 'If you are two, each of you is liable for the whole of the hire.', 'joint'],
  ['fr', 'Chacun de vous est redevable de la totalité du loyer.', 'joint'],
  ['pl', 'Każdy z nich odpowiada za całość.', 'joint'],
  ['en', 'If we hear nothing by Friday, we shall close the file.', 'silence'],
  ['en', 'Otherwise we take the inventory as agreed.', 'silence'],
  ['de', 'Danach gilt die Abrechnung als anerkannt.', 'silence'],
  ['fr', 'Passé ce délai, le décompte est considéré comme définitif.', 'silence'],
  ['es', 'Si no contesta, se entenderá que renuncia.', 'silence'],
  ['it', 'In mancanza di risposta si intenderà accettata la proposta.', 'silence'],
  ['pt', 'Na falta de resposta, considera-se aceite a proposta.', 'silence'],
  ['nl', 'Daarna beschouwen wij de opgave als juist.', 'silence'],
  ['pl', 'W braku odpowiedzi uznaje się ofertę za przyjętą.', 'silence'],
  ['ja', '返事がない場合は辞退したものとして扱います。', 'silence'],
  ['zh', '三日内未提出意见的，视为验收合格。', 'silence'],
  ['ar', 'إذا لم يرد المشترك خلال أسبوع يعتبر موافقا.', 'silence'],
  ['en', 'Riding it in races voids the guarantee.', 'claimCut'],
  ['en', 'After two missed payments the loan may be called in.', 'allDue'],
  ['en', 'If the guest cancels, we take the commission back.', 'repaid'],
  ['en', 'Open violation: $300.00 per violation per day', 'fine'],
  ['en', 'The lease cannot be ended before May 2027.', 'noWayOut'],
  ['de', 'Der Vertrag ist in dieser Zeit nicht vorzeitig kündbar.', 'noWayOut'],
  ['fr', 'Le bail ne peut être résilié avant trois ans.', 'noWayOut'],
  ['es', 'El contrato no podrá rescindirse antes de mayo.', 'noWayOut'],
  ['it', 'Il contratto non può essere disdetto prima di maggio.', 'noWayOut'],
  ['pt', 'O contrato não pode ser rescindido antes de maio.', 'noWayOut'],
  ['nl', 'Het contract kan niet tussentijds worden opgezegd.', 'noWayOut'],
  ['ru', 'Договор не может быть расторгнут ранее мая.', 'noWayOut'],
  ['ja', '期間中の解約はできません。', 'noWayOut'],
  ['zh', '租期内不得提前退租。', 'noWayOut'],
  ['en', 'Removing the seal is an offence.', 'offence'],
  ['de', 'Wer das Siegel entfernt, begeht eine Straftat.', 'offence'],
  ['fr', 'Le bris du scellé constitue un délit.', 'offence'],
  ['nl', 'Verbreking van het zegel is een strafbaar feit.', 'offence'],
  ['zh', '撕毁封条的，依法追究法律责任。', 'offence'],
  ['en', 'After 60 days we may sell the boat.', 'takenAway'],
  ['de', 'Nach 60 Tagen dürfen wir das Boot verkaufen.', 'takenAway'],
  ['fr', 'Après 60 jours, nous pourrons vendre les biens.', 'takenAway'],
  ['es', 'A los 60 días podremos vender la embarcación.', 'takenAway'],
  ['it', 'Dopo 60 giorni potremo vendere la barca.', 'takenAway'],
  ['pt', 'Ao fim de 60 dias poderemos vender o barco.', 'takenAway'],
  ['nl', 'Na 60 dagen mogen wij de boot verkopen.', 'takenAway'],
  ['pl', 'Po 60 dniach możemy sprzedać łódź.', 'takenAway'],
  ['en', 'Goods are stored at your own risk.', 'ownRisk'],
  ['de', 'Das Parken erfolgt auf eigene Gefahr.', 'ownRisk'],
  ['it', 'Il deposito avviene a proprio rischio.', 'ownRisk'],
  ['nl', 'Parkeren gebeurt op eigen risico.', 'ownRisk'],
] as const)('tells in one plain line (%s) %s: %s', async (code, text, id) => {
  const [plain] = plainDangersIn([text], await loadLanguage(code))
  expect(plain?.id).toBe(id)
})

it.each([
  ['en', 'Insurance of at least $2,000,000 per occurrence is kept up.'],
  ['en', 'We take the awning down and put it back.'],
  ['en', 'The lease may be ended at any time.'],
  ['de', 'Der Vertrag ist jederzeit kündbar.'],
] as const)('tells nothing of the kind: (%s) %s', async (code, text) => {
  expect(plainDangersIn([text], await loadLanguage(code))).toEqual([undefined])
})

const proposal = `Proposal for a new ferry stage

1 Summary
We ask the board to replace the wooden stage before the season. The project costs £94,000.

2 What could go wrong

Likelihood / effect     What                                               What we do
medium / high           The piles are delivered late                       Order by 2 March
low / high              The builder becomes insolvent before the end       Bond for a tenth of the price
medium / low            Visitors complain about the noise                  Work from 8 am to 5 pm only`

const inspection = `NOTICE AFTER INSPECTION
Premises: The Old Ropeworks, 14 Quay Street

R-1: CRITICAL Rear stair blocked by crates. Required: clear it at once. Status: OPEN
R-2: MINOR Two lamps on the landing do not light; status: CORRECTED on site

FEES AND PENALTIES
Annual inspection                                   $120.00
Serious violation open after its date               $400.00 per violation per day`

it('takes the level of a danger from two ratings in front of it', async () => {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({
    content: proposal,
    mode: 'general',
  })
  const levelOf = (words: string): string | undefined =>
    riskLevels[risks.findIndex((risk) => risk.includes(words))]
  expect(levelOf('piles are delivered late')).toBe('high')
  expect(levelOf('becomes insolvent')).toBe('medium')
  expect(levelOf('complain about the noise')).toBe('low')
})

it('tells what an inspection grades and what a violation costs, and not what was put right', async () => {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({
    content: inspection,
    mode: 'general',
  })
  const told = risks.join('\n')
  expect(riskLevels[risks.findIndex((risk) => risk.includes('Rear stair'))]).toBe('high')
  expect(told).toContain('$400.00 per violation per day')
  expect(told).not.toContain('lamps on the landing')
  expect(told).not.toContain('$120.00')
})

it('is no worse than medium where it holds for both sides, or for what is not in use', async () => {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({
    content: `Overdraft letter

Your overdraft, which is not in use, costs 39% a year from 1 May 2026, and we may demand the whole of it and end the account at once.
If you miss two payments on the loan, we may end the loan at once, the whole sum is then due and we may go to court.`,
    mode: 'general',
  })
  const levelOf = (words: string): string | undefined =>
    riskLevels[risks.findIndex((risk) => risk.includes(words))]
  expect(levelOf('not in use')).toBe('medium')
  expect(levelOf('two payments')).toBe('high')
})
