import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function tasksOf(content: string): Promise<string> {
  const { recommendations } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return recommendations.join('\n')
}

const about =
  'The boathouse stands at the north end of the lake, and its deck was painted green in spring.'

it.each([
  '[ ] I would like to bring a dog and agree to keep it on the deck.',
  'You may bring a friend who must wear a life jacket.',
  "I've kept the rules short, since I have to live by them too.",
  'You must have savings of less than £9,000.',
  'Registered office: 4 Quay Lane, Dorring DR1 1AA.',
  'Anyone leaving later will have to bear the cost of the berth.',
  'If your letter crossed ours, please disregard this notice.',
  'The law requires us to talk with members for no fewer than 30 days.',
  'A late start costs £9, because two members of the crew have to stay.',
  'Refuse a berth for no good reason and you can lose your place on the list.',
  'Wait ten minutes.',
  'Rules of the boathouse - please read carefully!',
  'Allow eleven working days for the deck.',
  'No payment may be asked for before the seventh day of the season.',
])('asks nothing of anybody: %s', async (text) => {
  expect(await tasksOf(`Boathouse\n\n${about}\n\n${text}`)).toBe('')
})

it('takes no item of what is not covered for an order, but advice behind one', async () => {
  const tasks = await tasksOf(`Guarantee for oars

${about}

WHAT IS NOT COVERED

- Paint and varnish once 12 months have gone by.
- Fill caps and straps once 12 months have gone by.
- Mould on the grip. Hang the oars up after every trip.`)
  expect(tasks).toContain('Hang the oars up after every trip.')
  expect(tasks).not.toContain('Fill caps')
})

it.each([
  'Have nothing to eat after midnight.',
  'Sign and return by April 21.',
  'To accept, sign the slip and hand it in at the office.',
  'If you want to keep the boat longer ring us before noon.',
  'You have until 15 June to remove the barbecue.',
  'For the second berth you have until the close of business on 15 June 2027.',
  'You can request a hearing before the board in writing no later than 16 May 2027.',
  'Every owner pays £9 for the new deck by 10 May 2027.',
  'Meeting for members: Wednesday 22 January at 6 p.m. in the hall.',
])('is to be done: %s', async (text) => {
  expect(await tasksOf(`Boathouse\n\n${about}\n\n${text}`)).toContain(text)
})

it.each([
  [
    'Le hangar est au nord du lac. Il a été peint en vert au printemps et il est grand.',
    'Nous vous mettons en demeure de payer 310,00 € sous quinze jours.',
  ],
  [
    'Hangar stoi na północy jeziora. Wiosną pomalowano go na zielono i jest duży.',
    'Od decyzji służy odwołanie w ciągu czternastu dni od doręczenia.',
  ],
  [
    'El hangar está al norte del lago. Lo pintaron de verde en primavera y es grande.',
    'Los arrendatarios contratarán un seguro antes del 1 de octubre.',
  ],
  [
    'La rimessa sta a nord del lago. È stata dipinta di verde in primavera ed è grande.',
    'Il versamento della quota va effettuato sul conto del circolo.',
  ],
  [
    'Das Bootshaus steht am Nordende des Sees. Es wurde im Frühling grün gestrichen.',
    'Die nächste Ablesung der Zähler findet am 12. Januar 2027 um 8.30 Uhr statt.',
  ],
  [
    'Het botenhuis staat aan de noordkant van het meer. Het is in de lente groen geverfd.',
    'Maakt u zelf over, wijzig dan uw opdracht vóór 1 juli.',
  ],
])('finds what is formally asked, a remedy, a duty and an hour: %s %s', async (others, task) => {
  expect(await tasksOf(`${others}\n\n${task}`)).toContain(task)
})

it('takes what follows from a delay for no order', async () => {
  const content = `Das Bootshaus steht am Nordende des Sees. Es wurde im Frühling grün gestrichen.

Geraten Sie in Verzug, berechnen wir Mahnkosten von 5,00 €.`
  expect(await tasksOf(content)).toBe('')
})

it('tells payments with the days by which they are due', async () => {
  const tasks = await tasksOf(`Trip to the lake

${about}

Deposit                  £60        by Friday 31st January
Second payment          £141        by Friday 14th March
Final payment           £141        by Friday 25th April

The coach leaves at noon.`)
  expect(tasks).toContain('Deposit: £60; by Friday 31st January')
  expect(tasks).toContain('Final payment: £141; by Friday 25th April')
})

it('shows an order with the list that it opens, though no colon stands between', async () => {
  const tasks = await tasksOf(`Boathouse

${about}

Please keep the cat at home

- when she has fleas
- for two days after a fight`)
  expect(tasks).toContain('Please keep the cat at home: when she has fleas; for two days')
})

it('shows the list of what is left to the reader as one task', async () => {
  const tasks = await tasksOf(`Boathouse

${about}

What remains up to you

- a permit from the harbor office;
- a dry place for the oars.

The work starts in May.`)
  expect(tasks).toContain('What remains up to you: a permit from the harbor office; a dry place')
})

it('tells a short request together with the sentence that says what it is about', async () => {
  const tasks = await tasksOf(`Notice about your berth

${about}

The alarm in your boat was past its date when we looked. Please replace it before the visit.`)
  expect(tasks).toContain('The alarm in your boat was past its date when we looked. Please replace')
})

it('takes no offer or protest that minutes report for a task', async () => {
  const tasks = await tasksOf(`Minutes of the meeting of the boat club on 3 May 2027

Present: Ann Low (chair), Ben Ash (treasurer)

It was agreed to paint the deck. The owner of boat 4 proposed to pay £20 a month and said he must sell it otherwise.
Ben to order the paint by 10 May 2027.`)
  expect(tasks).toContain('Ben to order the paint')
  expect(tasks).not.toContain('proposed to pay')
})

it.each([
  ['Can you send me the key of the boathouse by Tuesday?', 'Dear Ada', about],
  ['Could you please sign the list of the boats?', 'Dear Ada', about],
  [
    'Könnten Sie uns die Liste der Boote bis Freitag schicken?',
    'Liebe Frau Lind',
    'Die Boote liegen wieder am Nordsteg, und das Büro im Bootshaus ist ab neun Uhr geöffnet.',
  ],
  [
    'Pourriez-vous nous envoyer la liste des bateaux ?',
    'Chère Madame',
    'Les bateaux sont de nouveau au ponton nord et le bureau du club ouvre à neuf heures.',
  ],
  [
    '¿Podría enviarnos la lista de los barcos?',
    'Estimada señora',
    'Los barcos están otra vez en el muelle norte y la oficina del club abre a las nueve.',
  ],
])(
  'takes a question that asks for something to be done for a task: %s',
  async (question, greeting, told) => {
    expect(await tasksOf(`${greeting},\n\n${told}\n\n${question}\n\nJo`)).toContain(question)
  },
)

it('takes no question that people often ask for a task', async () => {
  const questions = 'Can you cancel a berth? Yes, until 1 May. Could you swim here? Not in spring.'
  expect(await tasksOf(`${about}\n\n${questions}`)).not.toMatch(/Can you|Could you/u)
})
