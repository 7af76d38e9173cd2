import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

async function recommendationsOf(content: string): Promise<readonly string[]> {
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).recommendations
}

it.each([
  [
    'The boathouse stands at the north end of the lake. It was painted green in spring.',
    'Oars and cushions: list to Marit by 6 May.',
  ],
  [
    'The boathouse stands at the north end of the lake. It was painted green in spring.',
    'If the pump runs dry, ring the harbor master.',
  ],
  [
    'The boathouse stands at the north end of the lake. It was painted green in spring.',
    "It is your own responsibility to keep the boat's papers valid.",
  ],
  [
    'Das Bootshaus steht am Nordende des Sees. Es wurde im Frühling grün gestrichen.',
    'Wenn die Pumpe leer läuft, rufen Sie den Hafenmeister.',
  ],
  [
    'Le hangar est au nord du lac. Il a été peint en vert au printemps et il est grand.',
    'La clé est à remettre au gardien avant le 6 mai 2027.',
  ],
  [
    'La rimessa sta a nord del lago. È stata dipinta di verde in primavera ed è grande.',
    'Le chiavi vanno restituite al custode entro il 6 maggio 2027.',
  ],
  [
    'A garagem fica a norte do lago. Foi pintada de verde na primavera e é muito grande.',
    'É preciso entregar a chave ao guarda com 10 dias de antecedência.',
  ],
  [
    'Hangar stoi na północy jeziora. Wiosną pomalowano go na zielono i jest duży.',
    'Skargę wnosi się na piśmie w ciągu 14 dni.',
  ],
])('finds what is to be done: %s %s', async (others, task) => {
  expect(await recommendationsOf(`${others}\n\n${task}`)).toContain(task)
})

it('tells a plain duty where little else is asked, and no duty that only a condition brings', async () => {
  const content = `Boathouse rules

The hirer shall sweep the deck. If an oar breaks, the hirer must pay for it. The boathouse stands at the north end of the lake.`
  const tasks = (await recommendationsOf(content)).join('\n')
  expect(tasks).toContain('The hirer shall sweep the deck.')
  expect(tasks).not.toContain('must pay for it')
})

it('begins with what is demanded, then with what is due soonest', async () => {
  const content = `Boathouse

12 May 2027

The boathouse stands at the north end of the lake. It was painted green in spring.

Please sweep the deck after every trip. Please return the keys by 1 July 2027. Please sign the list before 20 May.`
  expect(await recommendationsOf(content)).toEqual([
    'Please sign the list before 20 May.',
    'Please return the keys by 1 July 2027.',
    'Please sweep the deck after every trip.',
  ])
})

it('tells a request without its object under its heading', async () => {
  const content = `Boathouse

The boathouse stands at the north end of the lake. It was painted green in spring.

Freezing

You can put your berth on hold for a month in any year. Ask us by the 20th of the month before.`
  expect((await recommendationsOf(content)).join('\n')).toContain('Freezing: Ask us by the 20th')
})
