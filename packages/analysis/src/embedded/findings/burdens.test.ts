import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../languages/load-language.ts'
import type { RulesLanguage } from '../languages/which-language.ts'
import { burdensIn, favorsReader } from './burdens.ts'

const burdened: readonly (readonly [RulesLanguage, string, string])[] = [
  ['en', 'bears', 'The hirer pays for damage to the tyres.'],
  ['en', 'loses', 'The provider is not liable for damage by moths.'],
  ['en', 'loses', 'No interest on the deposit is payable before the summer.'],
  ['en', 'loses', 'We do not accept furniture with woodworm.'],
  ['en', 'tooLate', 'An objection must be lodged within ten days.'],
  ['de', 'loses', 'Nicht genommener Urlaub verfällt am 31. März.'],
  ['de', 'grows', 'Die Grundgebühr steigt zum 1. Mai um 3 Euro.'],
  ['fr', 'forbidden', 'Le locataire ne peut sous-louer le logement.'],
  ['es', 'automatic', 'El contrato se renovará automáticamente.'],
  ['it', 'power', 'Il fornitore può modificare i prezzi.'],
  ['pt', 'failure', 'Em caso de atraso, o contrato termina.'],
  ['nl', 'bears', 'De huurder betaalt de schade aan het raam.'],
  ['pl', 'forbidden', 'Najemca nie może podnajmować lokalu.'],
  ['ru', 'bears', 'Арендатор возмещает стоимость ремонта.'],
  ['ar', 'forbidden', 'لا يجوز للمستأجر التأجير من الباطن.'],
  ['zh', 'automatic', '期满未通知的，合同自动续期一年。'],
  ['en', 'failure', 'Work without a permit can result in a fine.'],
  ['de', 'failure', 'Falsche Angaben können zum Verlust des Anspruchs führen.'],
  ['fr', 'failure', 'Un impayé peut entraîner la résiliation du bail.'],
  ['es', 'failure', 'El impago puede dar lugar a la resolución del contrato.'],
  ['it', 'failure', 'La morosità può comportare la risoluzione del contratto.'],
  ['pt', 'failure', 'A falta pode implicar a perda da caução.'],
  ['nl', 'failure', 'Te laat betalen kan leiden tot ontbinding.'],
  ['pl', 'failure', 'Opóźnienie może skutkować wypowiedzeniem umowy.'],
  ['ru', 'failure', 'Просрочка может привести к расторжению договора.'],
  ['ja', 'forbidden', '承諾なく第三者に転貸してはならない。'],
]

describe('burdensIn', () => {
  it.each(burdened)('knows in %s that "%s" burdens the reader: %s', async (code, burden, text) => {
    expect(burdensIn(text, await loadLanguage(code))).toContain(burden)
  })

  it('finds none in plain facts', async () => {
    const english = await loadLanguage('en')
    expect(burdensIn('The office opens at nine and closes at five.', english)).toEqual([])
  })
})

describe('favorsReader', () => {
  it('tells what the other side bears from what the reader bears', async () => {
    const english = await loadLanguage('en')
    expect(favorsReader('The landlord pays for repairs to the roof.', english)).toBe(true)
    expect(favorsReader('The tenant pays for repairs to the roof.', english)).toBe(false)
  })
})

const compensations: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'The customer receives a refund for every day of delay.'],
  ['de', 'Der Kunde erhält für jeden Tag eine Entschädigung.'],
  ['fr', 'Le client reçoit une indemnité pour chaque jour de retard.'],
  ['es', 'El cliente recibirá una compensación por cada día.'],
  ['it', 'Il cliente riceve un indennizzo per ogni giorno.'],
  ['pt', 'O cliente receberá uma compensação por cada dia.'],
  ['nl', 'De klant ontvangt een vergoeding voor elke dag.'],
  ['pl', 'Klient otrzyma odszkodowanie za każdy dzień.'],
  ['ru', 'Клиент получит компенсацию за каждый день.'],
  ['zh', '客户将获得赔偿。'],
]

it.each(compensations)('knows in %s what its reader is paid: %s', async (language, text) => {
  expect(favorsReader(text, await loadLanguage(language))).toBe(true)
})
