import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { common } from '../../languages/en/asking/everyday/common.ts'
import { paperwork } from '../../languages/en/asking/everyday/paperwork.ts'
import { everydayTypes } from '../../languages/everyday-types.ts'
import { loadWords } from '../../languages/load-words.ts'
import { rulesLanguages } from '../../languages/which-language.ts'
import { answerTypesOf } from '../answer-types.ts'
import { findEveryday, lineOf } from './everyday.ts'

const engine = createEmbeddedEngine()
const english = await loadWords('en')

const languages = await Promise.all(rulesLanguages.map(loadWords))

function namesIn(lines: string): string[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')))
    .toSorted()
}

it.each(languages)(
  'knows every common question in $language, with what asks and what answers',
  ({ everyday }) => {
    for (const line of everyday.trim().split('\n')) expect(line).toMatch(/^[a-z_]+: \S.* > \S/u)
    const names = namesIn(everyday)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(namesIn(common)))
    expect(names).toEqual(expect.arrayContaining(namesIn(paperwork)))
    expect(namesIn(english.everyday)).toEqual(expect.arrayContaining(names))
  },
)

it('restricts what may be asked for of questions that it knows', () => {
  expect(namesIn(english.everyday)).toEqual(expect.arrayContaining(Object.keys(everydayTypes)))
})

it('accounts for the words of the question that it was told by', () => {
  const text = 'Can I keep a cat in the flat?'
  const everyday = findEveryday(text, answerTypesOf(english).typeOf(text), english, english)
  expect(['cat', 'flat', 'cat flat'].map((stem) => everyday?.covers(stem))).toEqual([
    true,
    false,
    false,
  ])
  expect(everyday?.says(lineOf(['no', 'anim', 'ar', 'allow']))).toBe(true)
  expect(everyday?.says(lineOf(['the', 'flat', 'is', 'furnish']))).toBe(false)
})

const employment = `Employment agreement

1. Post. You join Halvorsen Tiles Ltd as a kiln operator. The date of commencement is 4 May 2026.
2. Pay. Basic pay is £2,140 a month, paid by bank transfer on the last working day of each month.
3. Annual leave. The entitlement is 26 days in each leave year, in addition to public holidays.
4. Roster. Kiln operators are on the rota from Monday to Saturday; nobody works more than one Saturday in three.
5. Sickness. If you are unable to attend, telephone the shift leader before 7.30 am.
6. Ending. After the probationary period of three months either side gives eight weeks' written notice.
7. Restrictions. For four months after leaving you must not be concerned in any business that competes with ours.`

const leaflet = `Package leaflet: Corvanol 20 mg tablets

Do not give this medicine to adolescents under 16 years of age.
The recommended amount is one tablet in the morning with water.
If you have missed a tablet, take the next one at the usual hour. Do not take a double dose.
Ask your doctor first if you are breast-feeding.
Do not store above 25 °C.`

describe('answers everyday questions in words that the document has not', () => {
  it.each([
    ['How much leave do I get?', employment, '26 days'],
    ['Could they ask me to do a Saturday?', employment, 'one Saturday in three'],
    ['When is my first day?', employment, '4 May 2026'],
    ['Do I have to work at weekends?', employment, 'one Saturday in three'],
    ['Can I work for a rival afterwards?', employment, 'four months after leaving'],
    ['Whom do I call if I am ill?', employment, 'telephone the shift leader'],
    ['Can my 15-year-old take it?', leaflet, 'under 16'],
    ['What if I forget one?', leaflet, 'the next one at the usual hour'],
    ['May I nurse my baby?', leaflet, 'breast-feeding'],
  ])('%s', async (question, content, answer) => {
    const { result, verdict } = await engine.answer({ content, question })
    expect(verdict).not.toBe('absent')
    expect(result).toContain(answer)
  })

  it.each([
    ['Can I bring my dog?', employment],
    ['Do I get a company car?', employment],
    ['How much does a box cost?', leaflet],
  ])('refuses what is nowhere said: %s', async (question, content) => {
    expect((await engine.answer({ content, question })).verdict).toBe('absent')
  })
})

const lettings = {
  de: 'Mietvertrag\n\nDas Mietverhältnis beginnt am 1. Juni 2026.\nBarkaution in Höhe von 1.800 Euro; sie wird sechs Monate nach Rückgabe abgerechnet.\nTierhaltung ist nur mit Zustimmung gestattet.\nGebrauchsüberlassung an Dritte ist untersagt.',
  fr: 'Bail\n\nLe bail prend effet le 1er juin 2026.\nLe dépôt de garantie de 900 euros est restitué deux mois après la remise des clés.\nLes animaux sont admis.\nToute cession est interdite sans accord écrit.',
  es: 'Contrato de arrendamiento\n\nEl contrato entrará en vigor a partir del 1 de junio de 2026.\nLa fianza de 900 euros se restituirá al mes de la entrega de llaves.\nSe admiten animales pequeños.\nQueda prohibida la cesión del piso.',
  it: 'Contratto di locazione\n\nLa decorrenza è dal 1 giugno 2026.\nIl deposito di 900 euro è restituito dopo la riconsegna.\nSono ammessi animali domestici.\nLa sublocazione è vietata.',
  pt: 'Contrato de arrendamento\n\nO contrato entra em vigor em 1 de junho de 2026.\nA caução de 900 euros será restituída após a entrega das chaves.\nSão admitidos animais de estimação.\nA cessão do imóvel é proibida.',
  nl: 'Huurovereenkomst\n\nDe ingangsdatum is 1 juni 2026.\nDe waarborgsom van 900 euro wordt na de oplevering terugbetaald.\nHuisdieren zijn toegestaan.\nOnderverhuur is verboden.',
}

it.each([
  ['Wann kann ich einziehen?', lettings.de, '1. Juni'],
  ['Darf ich untervermieten?', lettings.de, 'untersagt'],
  ['Quand puis-je emménager ?', lettings.fr, '1er juin'],
  ['Puis-je avoir un chaton ?', lettings.fr, 'animaux'],
  ['¿Cuándo puedo mudarme?', lettings.es, '1 de junio'],
  ['¿Puedo subarrendar a turistas?', lettings.es, 'prohibida'],
  ['Posso affittare a turisti?', lettings.it, 'vietata'],
  ['Posso subarrendar a turistas?', lettings.pt, 'proibida'],
  ['Mag ik via Airbnb verhuren?', lettings.nl, 'verboden'],
])('answers in the language of the document: %s', async (question, content, answer) => {
  const { result, verdict } = await engine.answer({ content, question })
  expect(verdict).not.toBe('absent')
  expect(result).toContain(answer)
})

const consultancy = `Consultancy agreement

1. Fees. The company pays £420 a day. Invoices are payable within 45 days of receipt. A copy costs nothing: there is no charge for the first two.
2. Rights. All rights in the artwork pass to the company when it is created.
3. Ending. The company may end this agreement on 7 days' notice. The consultant may end it on 30 days' notice.
4. Delay. If drafts are more than ten working days late, the company may take 5% off the fees for each week of delay.
5. Products. The range comprises oat crunch, honey rings and morning bran in boxes of two sizes.`

it.each([
  ['When do I get paid?', 'within 45 days'],
  ['Who owns the designs?', 'All rights in the artwork'],
  ['Can they fire me?', 'may end this agreement'],
  ['What if I hand in late?', '5% off'],
])('finds in a contract for work what answers %s', async (question, expected) => {
  const { result } = await engine.answer({ content: consultancy, question })
  expect(result).toContain(expected)
})

it('takes it for a price that there is none', async () => {
  const { result } = await engine.answer({
    content: 'Appeals are made in writing within twelve weeks. There is no charge for an appeal.',
    question: 'What does an appeal cost?',
  })
  expect(result).toContain('There is no charge')
})

it('answers a question of which no word is left beside the everyday one', async () => {
  const content = `Data sheet: Norrvik 40 pump

Casing | cast iron
Weight | 38.5 kg
Sound level | 61 dB(A)`
  const { result } = await engine.answer({ content, question: 'How heavy is it?' })
  expect(result).toContain('38.5 kg')
})

const papers = `Notes for Mr Okafor

Your fluid allowance is 1.8 litres in all.
Odometer reading on the day of sale: 48,210 miles.
Previous owner: Mrs Adeyemi, Leeds.
The supplier is not to disconnect a household with a child under five.
Stored files are restored from nightly back-ups held in Leeds.
No fee is payable for an appeal to the panel.`

it.each([
  ['How much may I drink each day?', '1.8 litres'],
  ['How far has the car been driven?', '48,210 miles'],
  ['Who had it before?', 'Mrs Adeyemi'],
  ['Can they cut off our water?', 'not to disconnect'],
  ['Do they back up our files?', 'nightly back-ups'],
  ['Does it cost anything to appeal?', 'No fee is payable'],
])('finds among short notes what answers %s', async (question, expected) => {
  const { result } = await engine.answer({ content: papers, question })
  expect(result).toContain(expected)
})

const tap = `Contract for a water cooler

The cooler is rented from 2 May 2027 for 24 months.
Within 14 days of signing the customer may revoke the contract.
The rent is taken by direct debit; cheques are not accepted.
At the end the cooler and the filter box must be returned within ten days.
On request the rent can be spread over four dates.
The filter is changed twice a year.`

it.each([
  ['can i still change my mind', 'may revoke'],
  ['can i pay by check', 'cheques are not accepted'],
  ['do i have to send the box back', 'must be returned'],
])(
  'shows what answers a question that is an everyday one and nothing else: %s',
  async (question, told) => {
    const { result, verdict } = await engine.answer({ content: tap, question })
    expect(verdict).not.toBe('absent')
    expect(result).toContain(told)
  },
)
