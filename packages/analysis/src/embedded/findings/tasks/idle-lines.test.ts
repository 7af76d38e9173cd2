import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isAskedPlainly } from './asked-plainly.ts'

async function tasksOf(text: string): Promise<string> {
  const { recommendations } = await createEmbeddedEngine().summarize({
    content: text,
    mode: 'general',
  })
  return recommendations.join('\n')
}

const letter = (line: string): string => `Orrin Boat Club

Dear Ms. Lind,

${line}

Please pay the fee of £80 by 4 June. The boats lie at the north jetty and the office is beside the cafe.

Yours sincerely,
Ada Orme`

describe('what leaves nothing to do is no task', () => {
  it.each([
    'We are delighted to tell you that the trustees gave the club £4,000 for two years from 1 July.',
    'Your place is kept by the board until 3 May; nothing needs to be done by you.',
    'Please do not confuse this with the price of the boat.',
    'You do not have to show us the lock of the boat before the visit on 3 May.',
    'I had named 16 May on the phone; please disregard that.',
    'The fees may not add to the total due to rounding.',
    'Please find below the fees that the board set for 3 May.',
    'No part of the prize is due if the race falls later, whatever the reason.',
    'The club will not withhold the deposit, will send a receipt by 9 May, and must keep the list.',
  ])('%s', async (line) => {
    const told = await tasksOf(letter(line))
    expect(told).not.toContain(line.slice(0, 40))
    expect(told).toContain('£80')
  })

  it('not even a row of references and the head of a mail', async () => {
    const told = await tasksOf(`Von: Bootsverein Orrin
Betreff: Bitte alle Seiten lesen und bis 4. Juni antworten

Unser Zeichen | Objekt | Sachbearbeiterin | Datum
BV-77/26 | Steg 4 | Frau Lind | 12. Mai 2026

Sehr geehrte Frau Orme,

bitte überweisen Sie 80 € bis zum 4. Juni. Stimmen Sie nicht zu, müsste der Verein binnen drei Monaten klagen.`)
    expect(told).toContain('80 €')
    expect(told).not.toMatch(/BV-77|Betreff|klagen\.$/u)
  })
})

describe('what is asked with none of the usual words', () => {
  it.each([
    ['en', 'We must receive the signed form by 3 May.'],
    ['fr', 'Retourner un exemplaire signé avant le 3 mai.'],
    ['pt', 'Favor atualizar o cadastro até o dia 9.'],
    ['pt', 'A ficha precisa ser entregue na secretaria.'],
    ['nl', 'Uiterlijk 3 mei ontvangen wij de tekening.'],
    ['ru', 'Быть дома в назначенный день.'],
    ['en', 'The booking is valid only if we have received a signed copy before 3 May.'],
    ['fr', "Le contrat n'est valable que si le club en a reçu un exemplaire signé avant le 3 mai."],
  ] as const)('in %s: %s', async (code, text) => {
    expect(isAskedPlainly(text, await loadLanguage(code))).toBe(true)
  })

  it.each([
    ['en', 'We receive many letters.'],
    ['de', 'Das Paket haben wir erhalten.'],
    ['ru', 'Быть может, он придёт.'],
  ] as const)('not in %s by %s', async (code, text) => {
    expect(isAskedPlainly(text, await loadLanguage(code))).toBe(false)
  })
})

it('tells what somebody does not do', async () => {
  const { refuses } = (await loadLanguage('en')).phrases
  expect(refuses.test('The landlord will not charge for it.')).toBe(true)
  expect(refuses.test('The landlord will charge for it.')).toBe(false)
})

it('tells a prohibition with what it is about', async () => {
  const told = await tasksOf(
    letter(
      'You keep your own life jacket during the whole course. Do not wash or iron it without asking us.',
    ),
  )
  expect(told).toContain('life jacket during the whole course. Do not wash or iron it')
})

it('finds an order behind a colon', async () => {
  const told = await tasksOf(
    letter('Cover for your home may be touched by this: tell your insurer beforehand.'),
  )
  expect(told).toContain('tell your insurer')
})

it('tells what all of them are, and a day that the next sentence gives', async () => {
  const told = await tasksOf(
    letter(
      'We start once we have a signed copy of the rules and the medical form. Both must be with us by 3 May.',
    ),
  )
  expect(told).toContain('the medical form. Both must be with us by 3 May.')
  const german = await tasksOf(`Bootsverein Orrin

Sehr geehrte Frau Lind,

der Beitrag steigt um vier Euro im Monat. Bitte senden Sie uns die Erklärung unterschrieben zurück. Das Gesetz gibt Ihnen hierfür zwei Monate, sodass die Frist am 31. Juli 2026 endet.

Die Boote liegen am Nordsteg. Das Büro ist neben dem Café und öffnet um neun Uhr.`)
  expect(german).toContain(
    'zurück. Das Gesetz gibt Ihnen hierfür zwei Monate, sodass die Frist am 31. Juli',
  )
})

it.each([
  ['en', 'What you would do'],
  ['de', 'Ihre Aufgaben'],
  ['fr', 'Vos missions'],
  ['it', 'Mansioni'],
  ['zh', '岗位职责'],
] as const)('knows the work of an advertised job in %s: %s', async (code, heading) => {
  const { phrases } = await loadLanguage(code)
  expect(phrases.headsWork.test(heading)).toBe(true)
  expect(phrases.headsWork.test('How to apply')).toBe(false)
})

it('tells what is to be done within a time, whoever is meant', async () => {
  const german = (line: string): string => `Bescheid

Sehr geehrte Frau Noor,

Ihr Liegeplatz wird verlängert. ${line} Das Boot liegt im Hafen.

Mit freundlichen Grüßen
Tom Vale`
  expect(
    await tasksOf(
      german(
        'Der Betrag von 212,40 Euro ist innerhalb eines Monats nach Zustellung auf das Konto der Hafenkasse zu überweisen.',
      ),
    ),
  ).toContain('zu überweisen')
  expect(
    await tasksOf(german('Der Bau ist bis zum Sommer in guter Qualität zu erwarten.')),
  ).not.toContain('zu erwarten')
  expect(
    await tasksOf(letter('You have 48 hours to report any damage that you find in the boat.')),
  ).toContain('report any damage')
})

it.each([
  ['en', 'Nobody has to stop using the well.'],
  ['de', 'Das Schloss brauchen Sie uns nicht zu zeigen.'],
  ['de', 'Sie müssen sich dafür nicht anmelden.'],
  ['fr', "Vous n'avez pas à nous montrer la serrure."],
  ['nl', 'U hoeft ons het slot niet te laten zien.'],
  ['es', 'No tiene que enseñarnos la cerradura.'],
] as const)('says in %s that something need not be done: %s', async (code, text) => {
  const { phrases } = await loadLanguage(code)
  expect(phrases.notNeeded.test(text)).toBe(true)
})

it('does not take the need away from what stands before', async () => {
  const { phrases } = await loadLanguage('en')
  const text = 'Send us the form by 3 May. You do not have to enclose the deed.'
  expect(phrases.notNeeded.test(text)).toBe(false)
})
