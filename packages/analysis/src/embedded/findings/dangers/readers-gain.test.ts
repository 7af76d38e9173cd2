import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { tellsGoodNews } from './good-news.ts'

it.each([
  ['en', 'The tenant may terminate the lease if the roof lets in water.'],
  ['en', 'If the keys are not handed over, the deposit is repaid with the first rent.'],
  ['en', 'If the boat sinks before delivery, the deposit goes back.'],
  ['en', 'In return for the noise next door the rent is £590 in July.'],
  ['en', 'The surcharge falls away once the tenant has a meter.'],
  ['en', 'If the lender does not claim it by 1 March, the lender loses it.'],
  ['en', 'The leak above the stairs has been repaired.'],
  ['en', 'The company may only end the contract by a notice with reasons.'],
  ['en', 'The berth fees will not be raised before May.'],
  ['de', 'Der Beitrag wird bis Mai nicht erhöht.'],
  ['fr', 'Le loyer ne sera pas augmenté avant mai.'],
  ['es', 'La cuota no subirá hasta mayo.'],
  ['it', 'Il canone non sarà aumentato prima di maggio.'],
  ['pt', 'Não se cobra a multa em caso de doença.'],
  ['pt', 'As mensalidades não serão reajustadas até maio.'],
  ['nl', 'De bijdrage wordt niet verhoogd voor mei.'],
  ['pl', 'Czynsz nie wzrośnie przed majem.'],
  ['de', 'Sie können den Vertrag ohne Frist kündigen, wenn die Heizung ausfällt.'],
  ['de', 'Das Verbot entfällt, sobald der Zaun steht.'],
  ['de', 'Bei Regen wird die Anzahlung erstattet.'],
  ['fr', "Si le bateau coule, l'acompte est remboursé."],
  ['fr', "La pénalité n'est pas due en cas de grève."],
  ['es', 'La franquicia no se aplica a los cristales.'],
  ['es', 'El arrendatario podrá desistir si falla la calefacción.'],
  ['it', 'Il conduttore può recedere se manca il riscaldamento.'],
  ['it', 'Il guasto alla pompa è stato già riparato.'],
  ['pt', 'A multa não se aplica em caso de doença.'],
  ['nl', 'Het concurrentiebeding vervalt als wij het contract beëindigen.'],
  ['nl', 'Bij regen wordt de borg terugbetaald.'],
  ['pl', 'Najemca może wypowiedzieć umowę, gdy zawiedzie ogrzewanie.'],
  ['ru', 'Износ пола ущербом не считается.'],
  ['ja', 'この通知は制裁ではありません。'],
  ['ja', '借主は、雨漏りが続く場合は契約を解除することができます。'],
  ['zh', '屋顶漏水的，承租人可以解除合同。'],
] as const)('is to the good of its reader: (%s) %s', async (code, text) => {
  expect(tellsGoodNews(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'The tenant may leave but pays two months of rent.'],
  ['en', 'The tenant may terminate only after the first year.'],
  ['en', 'The rent will not rise unless the lift is mended.'],
  ['en', 'The deposit is not repaid.'],
  ['en', 'We may be unable to get the money back.'],
  ['de', 'Die Anzahlung wird nicht erstattet.'],
  ['de', 'Die Anzahlung erhalten Sie nicht zurück.'],
  ['fr', "L'acompte est rendu ; il est conservé si le client renonce."],
  ['nl', 'De aanbetaling krijgt u niet terug.'],
  ['zh', '承租人可以解除合同，但须支付违约金。'],
] as const)('burdens its reader: (%s) %s', async (code, text) => {
  expect(tellsGoodNews(text, await loadLanguage(code))).toBe(false)
})

const lease = `Lease of the workshop

1. The landlord lets the workshop in Mill Lane to the tenant from 1 June 2026 at a rent of £640 a month.
2. The tenant may terminate the lease on one month's notice if the roof lets in water for more than ten days.
3. If the landlord does not hand over the keys by 3 June 2026, the deposit is repaid together with the first rent.
4. If the rent is more than ten days late, interest of 6% a year runs and the landlord may end the lease.
5. If the tenant leaves without giving notice, the deposit is lost.
6. Music may continue until 11 pm on Saturdays.`

it('tells as dangers what its reader loses, and not what its reader gets', async () => {
  const { risks, riskReasons } = await createEmbeddedEngine().summarize({
    content: lease,
    mode: 'general',
  })
  expect(risks.join(' ')).toContain('the deposit is lost')
  expect(risks.join(' ')).not.toContain('the deposit is repaid')
  expect(risks.join(' ')).not.toContain('The tenant may terminate')
  expect(riskReasons).not.toContain('Continues unless you end it')
})

it('tells a right of its reader as a detail all the same', async () => {
  const { criticalDetails } = await createEmbeddedEngine().summarize({
    content: lease,
    mode: 'general',
  })
  expect(criticalDetails.join(' ')).toContain('The tenant may terminate the lease')
})
