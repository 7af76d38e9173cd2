import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadWords } from '../../languages/load-words.ts'
import { answerTypesOf } from '../answer-types.ts'
import { findEveryday, lineOf } from './everyday.ts'

const english = await loadWords('en')
const german = await loadWords('de')
const engine = createEmbeddedEngine()

const idOf = (question: string, words = english): string | undefined =>
  findEveryday(question, answerTypesOf(words).typeOf(question), words, words)?.id

describe('an everyday question is told by what asks it', () => {
  it.each([
    ['How many ladders are there?', 'opening'],
    ['How much did the crane survey cost?', 'court_costs'],
    ['Within how many hours must a leak be reported?', 'working_hours'],
    ['How many litres must be left in the tank?', 'leave_days'],
    ['How much does a junior pay for two berths?', 'payment_way'],
    ['What do I pay for taking out a boat at night?', 'invoice_for'],
    ['How many people applied for the last competition?', 'rival'],
    ['How long can my cousin stay with us?', 'how_long_take'],
    ['How soon do they come if the lift stops?', 'exercise'],
  ])('%s is not %s', (question, id) => {
    expect(idOf(question)).not.toBe(id)
  })

  it('a number of years asks for no age', () => {
    expect(idOf('Was muss ich jedes Jahr melden?', german)).not.toBe('age')
    expect(idOf('Ab welchem Alter darf man segeln?', german)).toBe('age')
  })

  it.each([
    ['When are you open?', 'opening'],
    ['Who pays the legal costs?', 'court_costs'],
    ['How many hours a week do I work?', 'working_hours'],
    ['How much leave do I get?', 'leave_days'],
    ['How can I pay?', 'payment_way'],
    ['Can I work for the competition?', 'rival'],
  ])('%s is %s', (question, id) => {
    expect(idOf(question)).toBe(id)
  })

  it('accounts for the small words around the one that asks', () => {
    const text = 'What happens if I do nothing when the year is up?'
    const everyday = findEveryday(text, answerTypesOf(english).typeOf(text), english, english)
    expect(everyday?.covers('do noth')).toBe(true)
    expect(everyday?.covers('do year boat')).toBe(false)
  })

  it('takes no late fee for one of an application, and no sum insured for a premium', () => {
    const denies = (text: string, stems: string): boolean | undefined =>
      findEveryday(text, 'money', english, english)?.denies(lineOf(stems.split(' ')))
    expect(denies('How much is the application fee?', 'a late fee of 20 is due')).toBe(true)
    expect(denies('How much is the premium?', 'not less than 5000 for ani on claim')).toBe(true)
  })
})

it('is answered by a passage that holds all of its own words, not only by what is usually said', async () => {
  const filler = Array.from(
    { length: 45 },
    (_, i) => `Berth ${i + 1} lies beside the pier of the old harbor.`,
  )
  const content = ['Notes of the yard', ...filler, 'Petrelline still owes us £310 from spring.']
  const { result, verdict } = await engine.answer({
    content: [...content, 'The total amount due for the season is £90.'].join('\n\n'),
    question: 'How much does Petrelline owe?',
  })
  expect(verdict).toBe('answer')
  expect(result).toContain('£310')
})

it('takes a length of time for no word that only sounds alike', async () => {
  const german = `Regeln des Stegs

Der Verein meldet Mängel binnen 14 Tagen nach der Rückgabe der Boote.
Die Boote liegen am Steg und werden im Herbst gereinigt.`
  const italian = `Regole del molo

Le barche devono lasciare il molo entro 30 giorni.
I remi si trovano nella rimessa.`
  const ask = async (content: string, question: string) =>
    (await engine.answer({ content, question })).verdict
  expect(await ask(german, 'Gibt es eine Sitzung?')).toBe('absent')
  expect(await ask(italian, 'Quali sono i ricavi?')).toBe('absent')
})

it('knows what is left to pay and who has drunk', async () => {
  const content = `Mietbedingungen

Der Restbetrag von 910 Euro ist 30 Tage vor der Abholung fällig.
Die Boote liegen am Steg.
Bei Fahrten unter Alkohol entfällt der Versicherungsschutz.`
  const ask = async (question: string) => (await engine.answer({ content, question })).result
  expect(await ask('Bis wann muss ich den Rest zahlen?')).toContain('30 Tage')
  expect(await ask('Was passiert, wenn ich betrunken fahre?')).toContain('unter Alkohol')
})
