import { createEmbeddedEngine } from '@precis/analysis'
import { describe, expect, it } from 'vitest'

const engine = createEmbeddedEngine()

const rules = {
  en: `Rules of the Oddeby sailing club

Members pay by standing order at the beginning of each season.
Juniors (11-17 years) | £20
Adults | £55
Cover is worldwide, excluding the USA and Canada.
Cancelling from 1 February to 17 April costs 60%, later 90%.
The club keeps a place free for guests in the summer.
Boats made of wood are checked twice in a season.
Renal patients and pregnant women may not sail alone.
The club house has seven rooms and a stove.
Sails are dried in the loft and never on the pier.
Keys are handed out at the kiosk by the warden.`,
}

async function ask(question: string, content = rules.en): Promise<string> {
  return (await engine.answer({ content, question })).result
}

describe('what is asked in other words than the document has', () => {
  it.each([
    ['How much does a 14 year old pay?', '£20'],
    ['Can I sail in New York?', 'excluding the USA'],
    ['What do we lose if we cancel in March?', '60%'],
    ['May I sail alone with bad kidneys?', 'Renal'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })

  it('shows a count that a passage gives in other forms of the words', async () => {
    const content = `${rules.en}\nLast year 19 sails had to be thrown away.`
    expect(await ask('How many sails were throwing away?', content)).toContain('19 sails')
  })
})

const mooring = `Terms of the mooring

The mooring lies at the north pier of Oddeby.
Length of the mooring: 14 m. Width: 4 m.
Assessable mooring value £1,930 (2024 list).
The holder may not let it to anybody else.
A notice of termination has to reach the harbor office in writing.
Ice is broken by the town from December on.
The yard keeps a crane that lifts nine tons.
Dues are paid to the town at Michaelmas.
Waste water is pumped out at the east pier.
A lamp must burn at night on every boat.
Boats over 12 m need a second line.
The pier is closed when the river is in flood.`

it('shows the value of a thing whose name sounds like an everyday question', async () => {
  expect(await ask('What is the assessable mooring value?', mooring)).toContain('£1,930')
})

const papers: readonly (readonly [string, string, string])[] = [
  [
    'Darlehen\n\nDer Zins ist fest.\nEine Stundung ist auf Antrag einmal im Jahr möglich.\nDas Boot bleibt Eigentum der Kasse.',
    'Können wir eine Rate aussetzen?',
    'Stundung',
  ],
  [
    'Prestito\n\nIl tasso è fisso.\nUna sospensione è ammessa una volta all’anno.\nLa barca resta della cassa.',
    'Possiamo saltare una rata?',
    'sospensione',
  ],
  [
    'Договор\n\nПлата постоянная.\nПриостановка возможна один раз в год на срок до 40 дней.\nЛодка принадлежит клубу.',
    'Можно ли заморозить услугу?',
    'Приостановка',
  ],
  [
    'Prêt\n\nLe taux est fixe.\nUn report est admis une fois par an.\nLe bateau reste à la caisse.',
    'Peut-on sauter une mensualité ?',
    'report',
  ],
]

it.each(papers)(
  'knows everyday questions in several languages: %#',
  async (content, question, told) => {
    expect(await ask(question, content)).toContain(told)
  },
)

it.each([
  ['Can I work from home?', 'The van may be used between home and work.'],
  ['May I drink wine with it?', 'Do not drink more than one glass of grapefruit juice.'],
])('finds no answer where only a word of it is met: %s', async (question, passage) => {
  const content = `Notes\n\n${passage}\nThe office is in the old mill.\nKeys are at the desk.\nThe yard is shut at night.`
  const { verdict } = await engine.answer({ content, question })
  expect(verdict).toBe('absent')
})

const licence = `LICENCE AGREEMENT

This Agreement is made on 3 March 2026 between Solheim Boats Limited ("the Licensor") and Oddeby Pier Company ("the Licensee").

1. Grant
The Licensor grants the Licensee the right to use the drawings of the crane for five years.

2. Fees
The Licensee shall pay the Licensor 4,000 kroner a year, in advance.

3. Form
A notice of termination may be sent by fax, though not by telephone alone.
Drawings shall be returned in the tubes in which they came.

4. Law
This Agreement is governed by the law of Denmark.`

it('answers from a contract without the clause asked for, where a passage holds the question', async () => {
  const asked = 'Is a notice of termination by fax allowed?'
  expect(await ask(asked, licence)).toContain('may be sent by fax')
})
