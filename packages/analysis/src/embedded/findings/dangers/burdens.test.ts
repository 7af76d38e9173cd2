import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { burdensIn, favorsReader, isMild, opensWithReader, tollIn } from './burdens.ts'

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
    expect(burdensIn([text], await loadLanguage(code))[0]).toContain(burden)
  })

  it('finds none in plain facts', async () => {
    const english = await loadLanguage('en')
    expect(burdensIn(['The office opens at nine and closes at five.'], english)).toEqual([[]])
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

const tolls: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'Whoever leaves a boat on the slip loses the mooring and pays for its removal in full.'],
  [
    'de',
    'Wer den Kahn liegen lässt, verliert den Platz und trägt die gesamten Kosten auf eigene Gefahr.',
  ],
  ['fr', 'Le mouilleur perd sa place immédiatement, sans remboursement.'],
  ['it', 'Chi lascia la barca perde il posto senza rimborso.'],
  ['es', 'Quien deje la barca perderá el amarre sin devolución.'],
  ['pt', 'Quem deixar o barco perde o lugar sem reembolso.'],
  ['nl', 'Wie de boot laat liggen, verliest de ligplaats zonder vergoeding.'],
  ['pl', 'Kto zostawi łódź, traci miejsce bez zwrotu opłaty.'],
  ['ru', 'Кто оставит лодку, теряет место без возврата платы.'],
  ['ar', 'من يترك القارب يفقد مكانه دون تعويض.'],
  ['zh', '逾期不取船的，视为放弃，船只予以没收。'],
  ['ja', '船を放置した場合は、権利を喪失し、撤去費用の全額を負担する。'],
]

it.each(tolls)('tells in %s what is then lost or owed: %s', async (code, text) => {
  expect(tollIn(text, await loadLanguage(code))).toBeGreaterThan(0)
})

it('finds no toll in plain facts', async () => {
  expect(tollIn('The slip lies behind the boathouse.', await loadLanguage('en'))).toBe(0)
})

const mild: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'The provider shall replace a broken oar within a week.'],
  ['en', 'The lessor may not enter the boathouse at night.'],
  ['en', 'A late arrival does not affect the order of the boats.'],
  ['en', "The hirer's total liability for the mast is limited to $200."],
  ['en', 'No interest is charged while the winch is being repaired.'],
  ['de', 'Der Vermieter muss das Dach instand halten.'],
  ['de', 'Die Haftung des Mieters für den Mast ist auf 200 Euro begrenzt.'],
  ['fr', 'Le bailleur ne peut entrer dans le hangar la nuit.'],
  ['it', 'Il locatore deve riparare il tetto entro trenta giorni.'],
  ['es', 'El arrendador no podrá entrar en el hangar por la noche.'],
  ['pt', 'O senhorio deve reparar o telhado em trinta dias.'],
  ['nl', 'De verhuurder moet het dak onderhouden.'],
  ['pl', 'Wynajmujący nie może wchodzić do hangaru nocą.'],
  ['ru', 'Арендодатель не вправе входить в ангар ночью.'],
  ['ar', 'يلتزم المؤجر بإصلاح السقف خلال أسبوع.'],
  ['zh', '出租人应当在三十日内维修屋顶。'],
  ['ja', '貸主は、三十日以内に屋根を修繕しなければならない。'],
]

it.each(mild)('knows in %s what only sounds like a danger: %s', async (code, text) => {
  expect(isMild(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'The provider may end the contract at any time.'],
  ['es', 'El asegurador podrá rescindir el contrato.'],
  ['pt', 'O empregador pode mudar o horário a qualquer momento.'],
  ['it', "L'assicuratore può recedere dopo ogni sinistro."],
] as const)('takes no power of the other side for mild in %s: %s', async (code, text) => {
  expect(isMild(text, await loadLanguage(code))).toBe(false)
})

it.each([
  ['en', 'The hirer shall sweep the deck.', true],
  ['en', 'Whoever comes last shall sweep the deck of the hirer.', false],
  ['fr', 'Le locataire doit balayer le pont.', true],
  ['zh', '承租人应当清扫甲板。', true],
] as const)(
  'tells in %s whether a sentence opens with its reader: %s',
  async (code, text, opens) => {
    expect(opensWithReader(text, await loadLanguage(code))).toBe(opens)
  },
)
