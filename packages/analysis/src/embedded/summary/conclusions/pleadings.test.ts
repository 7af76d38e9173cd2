import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'

it.each([
  ['en', 'The claimant seeks £4,000 for the boat.', true],
  ['en', 'Orme asks for its costs of £900.', true],
  ['en', 'The claimant is awarded £4,000.', false],
  ['de', 'Die Klägerin beantragt, die Beklagte zu verurteilen.', true],
  ['fr', 'M. Vale conclut au rejet de la demande.', true],
  ['fr', 'M. Vale est condamné à payer 400 euros.', false],
  ['es', 'La parte actora solicita 4.000 euros.', true],
  ['it', 'Il convenuto chiede il rigetto della domanda.', true],
  ['pt', 'A autora pede a devolução do sinal.', true],
  ['nl', 'Eiser vordert € 4.000 van gedaagde.', true],
  ['pl', 'Powódka wniosła o zasądzenie 4 000 zł.', true],
  ['ru', 'Истец просила взыскать 40 000 руб.', true],
  ['zh', '原告请求判令被告支付货款。', true],
  ['ja', '原告は四百万円の支払を求めている。', true],
] as const)('knows in %s what a party asks of a court: %s', async (code, text, isTrue) => {
  expect((await loadLanguage(code)).phrases.pleadsInCourt.test(text)).toBe(isTrue)
})

it('concludes with what is ordered and not with what somebody asked for', async () => {
  const { conclusions } = await createEmbeddedEngine().summarize({
    content: `TRIBUNAL JUDICIAIRE D'ORME

JUGEMENT DU 4 MAI 2027

M. Vale conclut au rejet de toutes les demandes.

PAR CES MOTIFS

Le tribunal,

CONDAMNE M. Vale à payer à Mme Gil la somme de 1 900 euros ;

DÉBOUTE Mme Gil de sa demande au titre du bateau ;

CONDAMNE M. Vale aux dépens.`,
    mode: 'general',
  })
  expect(conclusions.join(' ')).toContain('1 900 euros')
  expect(conclusions.join(' ')).not.toContain('conclut au rejet')
})

it('concludes with what a decision says plainly, and not with what goes with it', async () => {
  const { conclusions } = await createEmbeddedEngine().summarize({
    content: `Stadt Orme

Bescheid

Sehr geehrte Frau Vale,

auf Ihren Antrag vom 4. Mai 2027 ergeht folgende Entscheidung:

1. Die Aufstellung von vier Tischen vor dem Haus wird genehmigt.
2. Die Aufstellung einer Theke wird abgelehnt.
3. Die Gebühr wird auf 240,00 € festgesetzt.

Begründung

Über den Antrag ist nach pflichtgemäßem Ermessen zu entscheiden. Die Theke würde den Gehweg verengen.

Mit freundlichen Grüßen`,
    mode: 'general',
  })
  expect(conclusions.join(' ')).toContain('240,00 €')
  expect(conclusions.join(' ')).not.toContain('Ermessen')
})
