import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { typedValues } from '../typed-values.ts'
import {
  costsLittle,
  costsMuch,
  levelOf,
  losesWhatItIsAbout,
  mayKill,
  type Told,
  withoutExcepted,
} from './level.ts'

const grave: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'A skipper who does so may be sent to prison.'],
  ['en', 'The whole of the remaining season is then payable.'],
  ['en', 'Your cover comes to an end when the boat leaves the lake.'],
  ['de', 'Dann wird der gesamte Kaufpreis fällig.'],
  ['fr', 'Le moteur dégage du monoxyde de carbone.'],
  ['es', 'La totalidad de la deuda será exigible.'],
  ['it', 'Segue lo sfratto dal pontile abitato.'],
  ['pt', 'Segue-se o despejo da casa-barco.'],
  ['nl', 'Daarna volgt ontruiming van de woonboot.'],
  ['pl', 'Cała kwota staje się natychmiast wymagalna.'],
  ['ru', 'Это грозит смертью при пожаре на лодке.'],
  ['ar', 'يصبح كامل المبلغ مستحقا.'],
  ['zh', '船主可以解除合同并收回船只。'],
  ['ja', '船主は契約を解除することができる。'],
  ['en', 'By signing you give up all claims against the boatyard.'],
  ['de', 'Der Mieter verzichtet auf sämtliche Ansprüche gegen die Werft.'],
  ['fr', 'Le locataire renonce à toute réclamation contre le chantier.'],
  ['es', 'El arrendatario renuncia a cualquier reclamación contra el astillero.'],
  ['it', 'Il conduttore rinuncia a ogni pretesa verso il cantiere.'],
  ['pt', 'O locatário renuncia a qualquer reclamação contra o estaleiro.'],
  ['nl', 'De huurder doet afstand van alle vorderingen op de werf.'],
  ['pl', 'Najemca zrzeka się wszelkich roszczeń wobec stoczni.'],
  ['ru', 'Арендатор отказывается от любых претензий к верфи.'],
  ['ar', 'يتنازل المستأجر عن جميع المطالبات تجاه الحوض.'],
  ['zh', '承租人放弃对船厂的一切索赔权利。'],
  ['ja', '借主は造船所に対する一切の請求を放棄する。'],
]

it.each(grave)('knows in %s what is grave: %s', async (code, text) => {
  const { frames } = await loadLanguage(code)
  expect(text.search(frames.grave)).toBeGreaterThanOrEqual(0)
})

const english = await loadLanguage('en')

describe('levelOf', () => {
  const mere: Told = {
    severe: 0,
    others: 1,
    reasons: ['penalty'],
    toll: 0.3,
    isGrave: false,
    isSmall: false,
  }
  it('is high for what is grave, medium for other harm', () => {
    expect(levelOf({ ...mere, isGrave: true })).toBe('high')
    expect(levelOf(mere)).toBe('medium')
  })

  it.each([
    ['A late oar costs £6.50.', 'low'],
    ['A late boat costs €1,250.00.', 'medium'],
    ['A late oar costs 45,00 €.', 'low'],
    ['A lost oar is not covered beyond £30.', 'low'],
    ['A lost mooring key costs £280.', 'low'],
    ['A boat left on the slip costs £280 for each day.', 'medium'],
    ['A lost mooring key costs 1 200 zł.', 'low'],
    ['A lost mooring key costs 2,000 CHF.', 'medium'],
    ['The jetty cost £2 million.', 'medium'],
  ] as const)('weighs a charge by its sum: %s', async (text, level) => {
    const values = typedValues(text, english, false)
    const reasons = text.includes('covered') ? (['exclusion'] as const) : mere.reasons
    const isSmall = costsLittle(text, values, reasons, english)
    expect(levelOf({ ...mere, reasons, isSmall })).toBe(level)
  })

  it.each([
    ['en', 'The offer of the berth lapses on 4 May.'],
    ['en', 'Bids without a drawing of the hull are rejected.'],
    ['de', 'Die Förderung des Stegs erlischt nach zwei Jahren.'],
    ['fr', 'Toute candidature sans permis bateau est écartée.'],
    ['es', 'La solicitud de amarre será rechazada.'],
    ['it', 'La domanda di ormeggio è irricevibile.'],
    ['nl', 'Een aanvraag zonder foto wordt afgewezen.'],
    ['pl', 'Oferta bez rysunku zostanie odrzucona.'],
    ['ru', 'Заявка без чертежа отклоняется.'],
    ['zh', '未附图纸的投标无效。'],
    ['ja', '図面のない応募は失格とします。'],
  ] as const)('knows that all is lost that a paper is about: (%s) %s', async (code, text) => {
    const language = await loadLanguage(code)
    expect(losesWhatItIsAbout(text, language)).toBe(true)
  })

  it.each([
    ['en', 'The fee is kept, except on death.', 'death'],
    ['es', 'La cuota no se devuelve, salvo fallecimiento.', 'fallecimiento'],
    ['de', 'Die Gebühr bleibt, außer im Todesfall.', 'Todesfall'],
    ['ru', 'Взнос не возвращается, за исключением смерти.', 'смерти'],
  ] as const)('takes for grave nothing that is excepted (%s): %s', async (code, text, word) => {
    const language = await loadLanguage(code)
    expect(withoutExcepted(text, language)).not.toContain(word)
  })

  it('loses nothing that a paper is about with a late oar', () => {
    expect(losesWhatItIsAbout('The rebate for early rowers lapses on 4 May.', english)).toBe(false)
  })

  it('holds a severe allergy for deadly in any paper, other illness in medical ones', () => {
    expect(mayKill('Rosalie has a severe nut allergy.', [], false, english)).toBe(true)
    expect(mayKill('Rosalie had a stroke.', ['health'], false, english)).toBe(false)
    expect(mayKill('Rosalie had a stroke.', ['health'], true, english)).toBe(true)
  })
})

it.each([
  ['en', 'You then owe 70% of the price of the season.', true],
  ['en', 'The whole of the fee is kept if the boat is returned late.', true],
  ['de', 'Dann wird die gesamte Miete fällig.', true],
  ['fr', 'La totalité du loyer est due.', true],
  ['en', 'The yard then pays £24,000.', true],
  ['en', 'You then owe 5% of the price.', false],
  ['en', 'The berth costs £240.', false],
] as const)('weighs shares and sums (%s): %s', async (code, text, isMuch) => {
  const language = await loadLanguage(code)
  expect(costsMuch(text, typedValues(text, language, false), language)).toBe(isMuch)
})
